import { words } from '~mocks/lib/words';
import { clockAt, instantOf } from '~mocks/lib/days';

const dayLength = 24 * 60 * 60 * 1000;
/** As many as Plone looks at. */
const mostOccurrences = 1000;
/** Characters of the rules and dates of one series, and rules among them: forms make one, with exceptions. */
export const longestRecurrence = 20_000;
const mostRules = 10;
/** After as many days the calendar is the same again: what did not occur until then never does. */
const cycle = 146_097;
/** Plone's index knows no later day. */
const lastDay = Date.UTC(4000, 0);

type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] satisfies Frequency[];

interface Weekday {
  /** 0 is Sunday. */
  day: number;
  /** The how manyth of a month or year, from its end when negative; 0 is every. */
  nth: number;
}

/** A rule of the kind that event forms make. Times are what clocks show, in milliseconds as if it were UTC. */
interface Rule {
  frequency: Frequency;
  interval: number;
  count: number;
  until: number;
  months: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly Weekday[];
  weekStart: number;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const readParts: readonly string[] = words('FREQ INTERVAL COUNT UNTIL BYMONTH BYMONTHDAY BYDAY WKST');

/** `20260131T100000`, or the day alone. */
function readClock(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?Z?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return Date.UTC(...([year, Number(month) - 1, day, hour, minute, second].map(Number) as [number, number]));
}

/** The weekdays of a year, counted from its beginning and its end. */
const mostWeekdays = 7 * (53 + 53 + 1);

function readWeekdays(text: string): Weekday[] {
  return [...new Set(text.split(','))].slice(0, mostWeekdays).flatMap((each) => {
    const [, nth = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(each) ?? [];
    const day = weekdayNames.indexOf(name);
    return day < 0 ? [] : [{ day, nth: Number(nth) }];
  });
}

/** Numbers that name months or days, each once. What names none stands as 0, which is no month or day either. */
function numbersIn(text: string | undefined, most: number): number[] {
  const numbers = text?.split(',').map(Number) ?? [];
  return [...new Set(numbers.map((each) => (Number.isInteger(each) && Math.abs(each) <= most ? each : 0)))];
}

/** Reads a rule and completes it by its start, as the standard says; undefined where a form would not make it. */
function readRule(text: string, start: Date): Rule | undefined {
  const parts = new Map(text.split(';').map((part) => part.split('=', 2) as [string, string]));
  const frequency = parts.get('FREQ') ?? '';
  if (!frequencies.includes(frequency) || [...parts.keys()].some((name) => !readParts.includes(name)))
    return undefined;
  const rule: Rule = {
    frequency: frequency as Frequency,
    interval: Math.max(1, Number(parts.get('INTERVAL') ?? 1)),
    count: Number(parts.get('COUNT') ?? Infinity),
    until: readClock(parts.get('UNTIL') ?? '') ?? Infinity,
    months: numbersIn(parts.get('BYMONTH'), 12),
    monthDays: numbersIn(parts.get('BYMONTHDAY'), 31),
    weekdays: readWeekdays(parts.get('BYDAY') ?? ''),
    weekStart: Math.max(0, weekdayNames.indexOf(parts.get('WKST') ?? 'MO')),
  };
  if (rule.monthDays.length > 0 || rule.weekdays.length > 0) return rule;
  if (frequency === 'WEEKLY') return { ...rule, weekdays: [{ day: start.getUTCDay(), nth: 0 }] };
  if (frequency === 'DAILY') return rule;
  const isBare = frequency === 'YEARLY' && rule.months.length === 0;
  return {
    ...rule,
    months: isBare ? [start.getUTCMonth() + 1] : rule.months,
    monthDays: [start.getUTCDate()],
  };
}

/** First day of a period and of the one after it. */
function periodOf({ frequency, interval, weekStart }: Rule, start: Date, number: number): [number, number] {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const step = number * interval;
  switch (frequency) {
    case 'DAILY':
      return [Date.UTC(year, month, day + step), Date.UTC(year, month, day + step + 1)];
    case 'WEEKLY': {
      const first = day - ((start.getUTCDay() - weekStart + 7) % 7) + step * 7;
      return [Date.UTC(year, month, first), Date.UTC(year, month, first + 7)];
    }
    case 'MONTHLY':
      return [Date.UTC(year, month + step), Date.UTC(year, month + step + 1)];
    case 'YEARLY':
      return [Date.UTC(year + step, 0), Date.UTC(year + step + 1, 0)];
  }
}

function isNthWeekday({ day, nth }: Weekday, date: Date, { frequency, months }: Rule): boolean {
  if (date.getUTCDay() !== day) return false;
  if (nth === 0 || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const isOfYear = frequency === 'YEARLY' && months.length === 0;
  const first = isOfYear ? Date.UTC(year, 0) : Date.UTC(year, month);
  const next = isOfYear ? Date.UTC(year + 1, 0) : Date.UTC(year, month + 1);
  const days = nth > 0 ? date.getTime() - first : next - dayLength - date.getTime();
  return Math.floor(days / dayLength / 7) + 1 === Math.abs(nth);
}

function fits(rule: Rule, time: number): boolean {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (rule.months.length > 0 && !rule.months.includes(month + 1)) return false;
  const fromEnd = day - 1 - new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (rule.monthDays.length > 0 && !rule.monthDays.includes(day) && !rule.monthDays.includes(fromEnd))
    return false;
  return rule.weekdays.length === 0 || rule.weekdays.some((each) => isNthWeekday(each, date, rule));
}

/** What a rule makes of a start, rising. */
function timesOf(rule: Rule, start: number): number[] {
  const found: number[] = [];
  const most = Math.min(rule.count, mostOccurrences);
  const timeOfDay = start - Math.floor(start / dayLength) * dayLength;
  let inVain = 0;
  for (let number = 0; found.length < most && inVain <= cycle; number += 1) {
    const [first, next] = periodOf(rule, new Date(start), number);
    // Steps too wide for a calendar, or none at all, lead to no day.
    if (!(first <= lastDay)) return found;
    for (let day = first; day < next && found.length < most; day += dayLength) {
      const time = day + timeOfDay;
      if (time > rule.until) return found;
      inVain += 1;
      if (time < start || !fits(rule, day)) continue;
      inVain = 0;
      found.push(time);
    }
  }
  return found;
}

/**
 * The rule's times as Plone reads them: midnight stands for the start's time of day, a last day is included, and
 * exceptions count whatever time they name.
 */
function withTimes(text: string, start: number): string {
  const time = `T${new Date(start).toISOString().slice(11, 19).replaceAll(':', '')}`;
  return text
    .replace(/DTSTART:[^;\n]*([;\n])?/g, (start: string, end?: string) => (end === undefined ? start : ''))
    .replaceAll('T000000', time)
    .replace(/(UNTIL=\d{8})T\d{6}/g, '$1T235959')
    .replace(/EXDATE:\S+/g, (dates) => dates.replace(/T\d{6}/g, time));
}

/** Series that were worked out lately, by all that they follow from: lists of hits ask for the same ones again and again. */
const known = new Map<string, readonly number[]>();
const knownAtMost = 500;

/** All occurrences from an instant on by the lines of a calendar (`RRULE`, `RDATE`, `EXDATE`), rising, itself among them. */
export function occurrencesOf(start: number, lines: string, zone: string): readonly number[] {
  const key = `${start} ${zone} ${lines}`;
  const found = known.get(key) ?? workOut(start, lines, zone);
  if (known.size >= knownAtMost) known.clear();
  known.set(key, found);
  return found;
}

function workOut(start: number, lines: string, zone: string): number[] {
  const first = Math.floor(clockAt(start, zone) / 1000) * 1000;
  const found = new Set([first]);
  const left = new Set<number>();
  let rules = 0;
  for (const line of withTimes(lines.slice(0, longestRecurrence), first).toUpperCase().split(/\s+/)) {
    const [, name = 'RRULE', value = ''] = /^(?:([A-Z]+)(?:[^A-Z:][^:]*)?:)?(.*)$/.exec(line) ?? [];
    const dates = () => value.split(',').flatMap((each) => readClock(each) ?? []);
    if (name === 'RDATE') for (const date of dates()) found.add(date);
    if (name === 'EXDATE') for (const date of dates()) left.add(date);
    const isRule = name === 'RRULE' && value !== '' && rules < mostRules;
    if (isRule) rules += 1;
    const rule = isRule ? readRule(value, new Date(first)) : undefined;
    if (rule) for (const time of timesOf(rule, first)) found.add(time);
  }
  const clocks = [...found].filter((each) => !left.has(each)).sort((a, b) => a - b);
  return clocks.slice(0, mostOccurrences).map((each) => instantOf(each, zone));
}
