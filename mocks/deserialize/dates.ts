import { serverError } from '../http/failure';
import { Refusal } from './problems';

const iso =
  /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)(?:[T ](?<time>\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?)\s*(?<zone>[zZ]|[+-]\d\d(?::?\d\d)?)?)?$/;

/** Month first unless that cannot be: the 1.2.2026 is the second of January. */
const numeric =
  /^(?<first>\d{1,2})[./-](?<second>\d{1,2})[./-](?<year>\d{4})(?:[T ](?<time>\d\d:\d\d(?::\d\d)?))?$/;

const timeOnly = /^(?<time>\d{1,2}:\d\d(?::\d\d)?)$/;

function instant(year: number, month: number, day: number, time: string | undefined, zone?: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = timeParts(time);
  const at = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month <= 12;
  return isReal && hours < 24 && minutes < 60 && seconds < 60 ? at - offsetOf(zone) : NaN;
}

function timeParts(time: string | undefined): number[] {
  const digits = (time ?? '')
    .replace(/[.,].*$/, '')
    .replaceAll(':', '')
    .padEnd(6, '0');
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number);
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetOf(zone: string | undefined): number {
  const {
    sign,
    hours = '0',
    minutes = '0',
  } = /^(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)?$/.exec(zone ?? '')?.groups ?? {};
  const distance = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -distance : distance;
}

/** Milliseconds of a date as people and programs write it; without a zone it is read as UTC. NaN when it is none. */
export function parseDate(text: string, now: number): number {
  const trimmed = text.trim();
  const parts = iso.exec(trimmed)?.groups;
  if (parts)
    return instant(Number(parts.year), Number(parts.month), Number(parts.day), parts.time, parts.zone);
  const guess = numeric.exec(trimmed)?.groups;
  if (guess) {
    const [first, second] = [Number(guess.first), Number(guess.second)];
    const [month, day] = first > 12 ? [second, first] : [first, second];
    return instant(Number(guess.year), month, day, guess.time);
  }
  const time = timeOnly.exec(trimmed)?.groups?.time;
  if (time !== undefined) {
    const today = new Date(now);
    const padded = time.padStart(time.length + (time.indexOf(':') === 1 ? 1 : 0), '0');
    return instant(today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate(), padded);
  }
  return /^[A-Za-z]+,? \d/.test(trimmed) ? Date.parse(`${trimmed} UTC`) : NaN;
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

export function pythonType(value: unknown): string {
  if (value === null || value === undefined) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return { string: 'str', boolean: 'bool', object: 'dict' }[typeof value as string] ?? typeof value;
}
