import { serverError } from '~mocks/http/failure';
import type { Criterion } from '~mocks/repository/types';
import { endOfDay, startOfDay } from '~mocks/lib/days';
import type { Row } from './row';

interface Clock {
  now: number;
  zone: string;
}

const iso = (instant: number): string => new Date(instant).toISOString();

function given(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const instant = Date.parse(value.length === 10 ? `${value}T00:00:00Z` : value);
  return Number.isNaN(instant) ? undefined : iso(instant);
}

/** A number of days, however it is written; nonsense counts as none. */
function days(value: unknown): number {
  const number = Number.parseInt(String(value), 10);
  return Number.isNaN(number) ? 0 : number;
}

/** Two dates; what is none stands for the beginning of time or for now. Of a text the first two letters are taken. */
function between(index: string, value: unknown, now: number): Criterion {
  const ends: unknown = typeof value === 'string' ? [...value] : value;
  if (!Array.isArray(ends) || ends.length < 2) throw serverError('IndexError', 'list index out of range');
  return { index, min: given(ends[0]) ?? iso(0), max: given(ends[1]) ?? iso(now) };
}

/** The range that a date row means; undefined when its value says nothing, which drops the row. */
export function dateCriterion({ i: index, o, v }: Row, { now, zone }: Clock): Criterion | undefined {
  const date = given(v);
  switch (o) {
    case 'date.lessThan':
      return date === undefined ? undefined : { index, max: date };
    case 'date.largerThan':
      return date === undefined ? undefined : { index, min: date };
    case 'date.between':
      return between(index, v, now);
    case 'date.today':
      return { index, min: iso(startOfDay(now, 0, zone)), max: iso(endOfDay(now, 0, zone)) };
    case 'date.beforeToday':
      return { index, max: iso(now) };
    case 'date.afterToday':
      return { index, min: iso(now) };
    case 'date.lessThanRelativeDate':
      return { index, min: iso(startOfDay(now, 0, zone)), max: iso(endOfDay(now, days(v), zone)) };
    case 'date.largerThanRelativeDate':
      return { index, min: iso(startOfDay(now, -days(v), zone)), max: iso(endOfDay(now, 0, zone)) };
    case 'date.beforeRelativeDate':
      return { index, max: iso(startOfDay(now, -days(v), zone) - 1000) };
    default:
      return { index, min: iso(startOfDay(now, days(v), zone)) };
  }
}
