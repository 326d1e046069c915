/** Days are written as `2026-12-09` and counted in UTC, where each has 24 hours. */
export type Day = string;

const oneDay = 86_400_000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOfTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** What an address or a stored date says; undefined for what is no day. */
export function dayIn(text: string | null | undefined): Day | undefined {
  if (!text || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = timeOf(text);
  return Number.isNaN(time) || dayOfTime(time) !== text ? undefined : text;
}

/** Making a formatter takes longer than a hundred days in it, and a calendar of 500 events asks for two each. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, form]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, form);
  formatters.set(key, formatter);
  return formatter;
}

const ofDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The day of a moment in a time zone. */
export const dayAt = (moment: Date, timeZone: string): Day =>
  formatterOf('en-CA', { ...ofDay, timeZone }).format(moment);

export const addDays = (day: Day, count: number): Day => dayOfTime(timeOf(day) + count * oneDay);

/** The same day of another month, or its last one where there is no such day. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(timeOf(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOfTime(first + (Math.min(date.getUTCDate(), last) - 1) * oneDay);
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The Monday of its week. */
export const firstOfWeek = (day: Day): Day => addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

export const weekOf = (day: Day): Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(firstOfWeek(day), index));

/** The whole weeks in which the days of a month lie. */
export function weeksOfMonth(day: Day): Day[][] {
  const weeks: Day[][] = [];
  for (let week = firstOfWeek(firstOfMonth(day)); ; week = addDays(week, 7)) {
    if (weeks.length > 0 && !isSameMonth(week, day)) return weeks;
    weeks.push(weekOf(week));
  }
}

/** Writes a day, in English the British way; the time zone is the one in which days are counted here. */
export const writeDay = (day: Day, language: string, form: Intl.DateTimeFormatOptions): string =>
  formatterOf(language === 'en' ? 'en-GB' : language, { ...form, timeZone: 'UTC' }).format(
    new Date(timeOf(day)),
  );
