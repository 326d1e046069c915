import { pythonType } from '~mocks/lib/python-type';
import { serverError } from '~mocks/http/failure';
import { Refusal } from './problems';

const clock = String.raw`(?<hours>\d{1,2})(?::(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:[.,]\d+)?)?)?(?:\s*(?<half>[ap]m))?`;
/** Names of zones say nothing: what is not told in hours counts as UTC. */
const zone = String.raw`(?:z|(?<sign>[+-])(?<ahead>\d\d)(?::?(?<aheadMinutes>\d\d))?|(?<zone>[a-z]{3,5}))`;
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const monthName = '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

/** How people and programs write days; a year comes first, or last. */
const days = [
  String.raw`(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})`,
  String.raw`(?<first>\d{1,2})[-./](?<second>\d{1,2})[-./](?<year>\d{4}|\d\d)`,
  String.raw`(?<day>\d{1,2})[ -]${monthName}[ -](?<year>\d{4})`,
  String.raw`${monthName} (?<day>\d{1,2}),? (?<year>\d{4})`,
  String.raw`(?<year>\d{4})(?:-(?<month>\d\d))?`,
];

const dayForms = days.map(
  (day) => new RegExp(`^${weekday}${day}(?:(?:,?\\s+|t)${clock}\\s*${zone}?)?$`, 'i'),
);
const compactForm =
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T(?<hours>\d\d)(?<minutes>\d\d)?(?<seconds>\d\d)?\s*(?:z|(?<sign>[+-])(?<ahead>\d\d):?(?<aheadMinutes>\d\d)?)?)?$/i;
const compactTime = /^(?<start>\d{4}-\d\d-\d\d[T ])(?<hours>\d\d)(?<minutes>\d\d)(?<seconds>\d\d)?(?![:\d])/;
const timeForm = new RegExp(`^(?=.*:)${clock}\\s*${zone}?$`, 'i');

type Parts = Partial<Record<string, string>>;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthAndDay({ first, second, name, month, day }: Parts, today: Date): [number, number] {
  if (first === undefined) {
    const named = name === undefined ? undefined : months.indexOf(name.toLowerCase()) + 1;
    return [named ?? Number(month ?? today.getUTCMonth() + 1), Number(day ?? today.getUTCDate())];
  }
  // Month first unless that cannot be: the 1.2.2026 is the second of January.
  const [one, other] = [Number(first), Number(second)];
  return one > 12 ? [other, one] : [one, other];
}

/** Two digits name the year that is nearest. */
function fullYear(text: string, today: Date): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const present = today.getUTCFullYear();
  const near = present - (present % 100) + year;
  return near >= present + 50 ? near - 100 : near < present - 50 ? near + 100 : near;
}

function timeOfDay({ hours = '0', minutes = '0', seconds = '0', half }: Parts): number {
  const isHalf = half !== undefined;
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  const isReal =
    hour < 24 && (!isHalf || Number(hours) <= 12) && Number(minutes) < 60 && Number(seconds) < 60;
  return isReal ? ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 : NaN;
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetOf({ sign, ahead = '0', aheadMinutes = '0', zone: name = '' }: Parts): number {
  const distance = (Number(ahead) * 60 + Number(aheadMinutes)) * 60_000;
  if (distance >= 24 * 60 * 60_000 || name !== name.toUpperCase()) return NaN;
  return sign === '-' ? -distance : distance;
}

function instant(parts: Parts, today: Date): number {
  const year = parts.year === undefined ? today.getUTCFullYear() : fullYear(parts.year, today);
  const [month, day] = monthAndDay(parts, today);
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  const isReal = year > 0 && month > 0 && month <= 12 && midnight.getUTCDate() === day;
  return isReal ? midnight.getTime() + timeOfDay(parts) - offsetOf(parts) : NaN;
}

/** Milliseconds of a date as people and programs write it; without a zone it is read as UTC. NaN when it is none. */
export function parseDate(text: string, now: number): number {
  const trimmed = text.trim().replace(
    compactTime,
    (_, start: string, ...time: (string | undefined)[]) =>
      start +
      time
        .slice(0, 3)
        .filter((part) => part !== undefined)
        .join(':'),
  );
  for (const form of [compactForm, ...dayForms, timeForm]) {
    const parts = form.exec(trimmed)?.groups;
    if (parts) return instant(parts, new Date(now));
  }
  return NaN;
}

const written = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}+00:00`;

/** A date with time as it is stored. Dates of publication lose their seconds. */
export function toDatetime(value: unknown, now: number, isPublication: boolean): string {
  if (typeof value !== 'string')
    throw serverError('TypeError', `Parser must be a string or character stream, not ${pythonType(value)}`);
  const time = parseDate(value, now);
  if (Number.isNaN(time)) throw new Refusal(`Invalid date: ${value}`);
  return written(isPublication ? Math.floor(time / 60_000) * 60_000 : time);
}

/** A day as it is stored. */
export function toDate(value: string): string {
  const { day, rest = '' } = /^(?<day>\d{4}-\d{1,2}-\d{1,2})(?<rest>.*)$/s.exec(value)?.groups ?? {};
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number);
  const time = Date.UTC(year, month - 1, date);
  if (day === undefined || new Date(time).getUTCDate() !== date || new Date(time).getUTCMonth() !== month - 1)
    throw new Refusal(`time data '${value}' does not match format '%Y-%m-%d'`);
  if (rest !== '') throw new Refusal(`unconverted data remains: ${rest}`);
  return new Date(time).toISOString().slice(0, 10);
}
