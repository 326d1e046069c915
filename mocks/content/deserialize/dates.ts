import { pythonType } from '~mocks/lib/python-type';
import { serverError } from '~mocks/http/failure';
import { Refusal } from './problems';

const day = String.raw`(?<year>\d{4})-?(?<month>\d\d)-?(?<date>\d\d)`;
const clock = String.raw`(?<hours>\d\d):?(?<minutes>\d\d)(?::?(?<seconds>\d\d)(?:[.,]\d+)?)?`;
const zone = String.raw`(?:z|(?<sign>[+-])(?<ahead>\d\d):?(?<aheadMinutes>\d\d))`;
const isoForm = new RegExp(`^${day}(?:[t ]${clock}${zone}?)?$`, 'i');

/** Milliseconds of a date in ISO 8601; without a zone it is read as UTC. NaN when it is none. */
export function parseDate(text: string): number {
  const parts = isoForm.exec(text.trim())?.groups;
  if (!parts) return NaN;
  const part = (name: string): number => Number(parts[name] ?? 0);
  const [year, month, date] = [part('year'), part('month') - 1, part('date')];
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month, date);
  const [hours, minutes, seconds, ahead] = [part('hours'), part('minutes'), part('seconds'), part('ahead')];
  const isDay = year > 0 && midnight.getUTCMonth() === month && midnight.getUTCDate() === date;
  if (!isDay || hours > 23 || minutes > 59 || seconds > 59 || ahead > 23) return NaN;
  const offset = (ahead * 60 + part('aheadMinutes')) * (parts.sign === '-' ? -60_000 : 60_000);
  return midnight.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000 - offset;
}

const written = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}+00:00`;

/** A date with time as it is stored. Dates of publication lose their seconds. */
export function toDatetime(value: unknown, isPublication: boolean): string {
  if (typeof value !== 'string')
    throw serverError('TypeError', `Parser must be a string or character stream, not ${pythonType(value)}`);
  const time = parseDate(value);
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
