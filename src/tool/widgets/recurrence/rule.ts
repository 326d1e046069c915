/** How often something comes again, in the order of calendars. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** As calendars name the days of a week. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A rule and the lines beside it, with all that stands in them. */
export interface Series {
  /** The parts of the rule in their order; what this form does not know among them. */
  parts: ReadonlyMap<string, string>;
  /** Days that are left out, `2026-01-31`, rising. */
  excluded: readonly string[];
  /** Lines of other kinds, as they are. */
  others: readonly string[];
}

const dayLength = 86_400_000;

const parseDay = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `20260131T100000` as a day. */
function dayIn(stamp: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(stamp.trim()) ?? [];
  return year === undefined ? undefined : `${year}-${String(month)}-${String(day)}`;
}
const stampOf = (day: string): string => `${day.replaceAll('-', '')}T000000`;

const isFrequency = (text: string | undefined): text is Frequency =>
  frequencies.some((each) => each === text);

/** Letters of a rule that the form reads, and days that are left out of it. */
const longest = 20_000;
const mostExcluded = 500;

/** The series of a stored text; undefined for what the form cannot show: it is edited as text. */
export function readSeries(text: string): Series | undefined {
  if (text.length > longest) return undefined;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isRule = (line: string) => /^(?:RRULE:)?FREQ=|^RRULE:/i.test(line.trim());
  const rules = lines.filter(isRule);
  if (rules.length !== 1) return undefined;
  const parts = new Map(
    (rules[0] ?? '')
      .trim()
      .replace(/^RRULE:/i, '')
      .split(';')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.toUpperCase(), value.join('=')] as const;
      }),
  );
  if (!isFrequency(parts.get('FREQ'))) return undefined;
  const excluded: string[] = [];
  const others: string[] = [];
  for (const line of lines.filter((each) => !isRule(each))) {
    const days = /^EXDATE:/i.test(line) ? line.slice('EXDATE:'.length).split(',').map(dayIn) : [undefined];
    if (days.includes(undefined)) others.push(line);
    else excluded.push(...days.flatMap((day) => day ?? []));
  }
  const out = [...new Set(excluded)].sort();
  return out.length > mostExcluded ? undefined : { parts, excluded: out, others };
}

/** The text of a series, as calendars write it. */
export function writeSeries({ parts, excluded, others }: Series): string {
  const rule = [...parts].map(([name, value]) => `${name}=${value}`).join(';');
  const left = excluded.length === 0 ? [] : [`EXDATE:${excluded.map(stampOf).join(',')}`];
  return [...others.filter((line) => /^DTSTART/i.test(line)), `RRULE:${rule}`, ...left]
    .concat(others.filter((line) => !/^DTSTART/i.test(line)))
    .join('\n');
}

/** A series with some parts of its rule changed; '' takes one away. */
export function withParts(series: Series, changed: Readonly<Record<string, string>>): Series {
  const parts = new Map(series.parts);
  for (const [name, value] of Object.entries(changed))
    if (value === '') parts.delete(name);
    else parts.set(name, value);
  return { ...series, parts };
}

/** A series that comes again in another rhythm: what told days of the old one is of no use for it. */
export const inRhythm = (series: Series | undefined, frequency: Frequency): Series =>
  withParts(
    series ?? {
      parts: new Map([
        ['FREQ', frequency],
        ['COUNT', '10'],
      ]),
      excluded: [],
      others: [],
    },
    {
      FREQ: frequency,
      BYDAY: '',
      BYMONTHDAY: '',
      BYMONTH: '',
      BYSETPOS: '',
    },
  );

/** When a series ends; the number of its dates counts before its last day. */
export type End = { kind: 'count'; count: number } | { kind: 'until'; day: string } | { kind: 'never' };

export function endOf({ parts }: Series): End {
  const until = dayIn(parts.get('UNTIL') ?? '');
  const count = Number(parts.get('COUNT') ?? Number.NaN);
  if (Number.isInteger(count)) return { kind: 'count', count };
  return until === undefined ? { kind: 'never' } : { kind: 'until', day: until };
}

export function withEnd(series: Series, end: End): Series {
  return withParts(series, {
    COUNT: end.kind === 'count' ? String(end.count) : '',
    UNTIL: end.kind === 'until' ? stampOf(end.day) : '',
  });
}

export const intervalOf = ({ parts }: Series): number => Math.max(1, Number(parts.get('INTERVAL') ?? 1) || 1);

export const frequencyOf = ({ parts }: Series): Frequency => parts.get('FREQ') as Frequency;

const listOf = ({ parts }: Series, name: string): readonly string[] =>
  (parts.get(name) ?? '').split(',').filter((each) => each !== '');

export const weekdaysOf = (series: Series): readonly string[] => listOf(series, 'BYDAY');

const nameOf = (time: number): string => weekdays[(new Date(time).getUTCDay() + 6) % 7] ?? 'MO';

export const weekdayOf = (day: string): string => nameOf(parseDay(day));

/** The how manyth of its weekday a day is in its month. */
export const nthOf = (day: string): number => Math.ceil(Number(day.slice(8, 10)) / 7);

/** Parts that `datesOf` follows; of a rule with others it gives no dates. */
const followed = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST']);
export const foreignPartsOf = ({ parts }: Series): string[] =>
  [...parts].flatMap(([name, value]) => (followed.has(name) ? [] : [`${name}=${value}`]));

function isNamed(time: number, names: readonly string[], frequency: Frequency): boolean {
  const date = new Date(time);
  const day = date.getUTCDate();
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return names.some((each) => {
    const [, nth = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(each) ?? [];
    if (name !== nameOf(time)) return false;
    if (nth === '' || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
    return Number(nth) > 0
      ? Math.ceil(day / 7) === Number(nth)
      : Math.ceil((last - day + 1) / 7) === -Number(nth);
  });
}

/** The first and the last day of a period. */
function periodOf(frequency: Frequency, start: number, step: number, weekStart: string): [number, number] {
  const date = new Date(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (frequency === 'DAILY') return [start + step * dayLength, start + step * dayLength];
  if (frequency === 'MONTHLY') return [Date.UTC(year, month + step), Date.UTC(year, month + step + 1, 0)];
  if (frequency === 'YEARLY') return [Date.UTC(year + step, 0), Date.UTC(year + step, 11, 31)];
  const first = weekdays.findIndex((each) => each === weekStart);
  const before = (((date.getUTCDay() + 6) % 7) - Math.max(0, first) + 7) % 7;
  const monday = start + (7 * step - before) * dayLength;
  return [monday, monday + 6 * dayLength];
}

interface Dates {
  days: string[];
  hasMore: boolean;
}

/** Days that are looked at for dates: more than a century. */
const mostDays = 40_000;

/** The days of a series, the first and the excluded among them, and whether there are more. */
export function datesOf(series: Series, start: string, atMost: number): Dates {
  const { days, hasMore } = daysOfRule(series, start, atMost);
  const isOne = days[0] === start || Number.isNaN(parseDay(start));
  return { days: isOne ? days : [start, ...days], hasMore };
}

function daysOfRule(series: Series, start: string, atMost: number): Dates {
  const first = parseDay(start);
  const days: string[] = [];
  if (Number.isNaN(first)) return { days, hasMore: false };
  const frequency = frequencyOf(series);
  const end = endOf(series);
  const most = end.kind === 'count' ? end.count : Infinity;
  const until = end.kind === 'until' ? parseDay(end.day) : Infinity;
  const numbers = (name: string) => listOf(series, name).map(Number);
  const [monthDays, months, names] = [numbers('BYMONTHDAY'), numbers('BYMONTH'), weekdaysOf(series)];
  const startsOn = new Date(first);
  const fits = (time: number): boolean => {
    const date = new Date(time);
    const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1];
    if (months.length > 0 && !months.includes(month)) return false;
    const last = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate();
    if (monthDays.length > 0 && !monthDays.includes(day) && !monthDays.includes(day - last - 1)) return false;
    if (names.length > 0) return isNamed(time, names, frequency);
    if (monthDays.length > 0 || frequency === 'DAILY') return true;
    if (frequency === 'WEEKLY') return date.getUTCDay() === startsOn.getUTCDay();
    const isMonth =
      frequency === 'MONTHLY' || months.length > 0 || date.getUTCMonth() === startsOn.getUTCMonth();
    return isMonth && day === startsOn.getUTCDate();
  };
  const weekStart = series.parts.get('WKST') ?? 'MO';
  let looked = 0;
  for (let period = 0; looked < mostDays; period += 1) {
    const [from, to] = periodOf(frequency, first, period * intervalOf(series), weekStart);
    // A period that lies before the first day counts as well, so that the search ends.
    looked += 1;
    for (let time = Math.max(from, first); time <= to; time += dayLength) {
      looked += 1;
      if (time > until || days.length >= most) return { days, hasMore: false };
      if (!fits(time)) continue;
      if (days.length >= atMost) return { days, hasMore: true };
      days.push(dayOf(time));
    }
  }
  return { days, hasMore: false };
}

export function withExcluded(series: Series, day: string, isOut: boolean): Series {
  const others = series.excluded.filter((each) => each !== day);
  return { ...series, excluded: isOut ? [...others, day].sort() : others };
}
