import type { Language } from '@/lib/language';

interface DateParts {
  day: number;
  month: number;
  year: number;
  hour: number;
  minute: number;
}

export interface DateLocale {
  language: Language;
  /** IANA name. */
  timezone: string;
}

const oneDay = 86_400_000;

/** A stored date, or null for a missing one and for what is no date. Without an offset it is UTC, as on the server. */
export function readDate(value: string | null | undefined): Date | null {
  if (!value) return null;
  const hasTime = value.includes('T');
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(value);
  const date = new Date(hasTime && !hasOffset ? `${value}Z` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "Never" is stored as the day of the epoch: dates up to one day after it are not shown. */
export function isShown(date: Date): boolean {
  return date.getTime() > oneDay;
}

/** Making a formatter takes longer than a hundred dates in it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [language, ...Object.values(options)].join(' ');
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, formatter);
  return formatter;
}

function readParts(date: Date, timezone: string): DateParts {
  const formatter = formatterFor('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const found = Object.fromEntries(
    formatter.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  const { day = 1, month = 1, year = 1970, hour = 0, minute = 0 } = found;
  return { day, month, year, hour, minute };
}

let last: { time: number; timezone: string; parts: DateParts } | undefined;

/** The last date is kept: a row of a table writes the same one as day, as time and as both. */
function partsOf(date: Date, timezone: string): DateParts {
  const time = date.getTime();
  if (last?.time !== time || last.timezone !== timezone)
    last = { time, timezone, parts: readParts(date, timezone) };
  return last.parts;
}

const two = (value: number) => String(value).padStart(2, '0');

const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
let ordinals: Intl.PluralRules | undefined;

function ordinal(day: number): string {
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' });
  return `${day}${suffixes[ordinals.select(day)]}`;
}

function monthName(date: Date, { language, timezone }: DateLocale): string {
  return formatterFor(language, { month: 'long', timeZone: timezone }).format(date);
}

/** '21.11.2026' in German, '21st November 2026' in English. */
export function longDate(date: Date, locale: DateLocale): string {
  const { day, month, year } = partsOf(date, locale.timezone);
  return locale.language === 'de'
    ? `${two(day)}.${two(month)}.${year}`
    : `${ordinal(day)} ${monthName(date, locale)} ${year}`;
}

/** 'Oktober 2024' of a month from 1 to 12 and a year; the year alone where there is no such month, '' without a year. */
export function monthAndYear(month: string, year: string, language: Language): string {
  const number = Number(month);
  if (year === '' || !Number.isInteger(number) || number < 1 || number > 12) return year;
  const name = monthName(new Date(Date.UTC(2000, number - 1, 15)), { language, timezone: 'UTC' });
  return `${name} ${year}`;
}

/** '18:00 Uhr' in German, '06:00 PM' in English. */
export function timeOfDay(date: Date, { language, timezone }: DateLocale): string {
  const { hour, minute } = partsOf(date, timezone);
  if (language === 'de') return `${two(hour)}:${two(minute)} Uhr`;
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '21/11/2026', with the time '21/11/2026 18:00', in every language: the form of plain pages and folders. */
export function plainDate(date: Date, { timezone }: DateLocale, withTime: boolean): string {
  const { day, month, year, hour, minute } = partsOf(date, timezone);
  const text = `${two(day)}/${two(month)}/${year}`;
  return withTime ? `${text} ${two(hour)}:${two(minute)}` : text;
}

/** Day of the month as a number and the month's name, as calendars of events set them. */
export function dayAndMonth(date: Date, locale: DateLocale): { day: number; month: string } {
  return { day: partsOf(date, locale.timezone).day, month: monthName(date, locale) };
}
