import { serverError, serviceError } from '~mocks/http/failure';
import { parseDate } from '~mocks/content/deserialize/dates';
import type { JsonObject } from '~mocks/http/body';
import { ownEntry } from '~mocks/lib/own-entry';

const minute = 60 * 1000;

/** Plone keeps dates of publication by the minute; null clears. */
function dateFrom(name: string, value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string')
    throw serverError('TypeError', `Parser must be a string or character stream, not ${typeof value}`);
  const time = parseDate(value);
  if (Number.isNaN(time)) {
    const error = `[{'message': 'Invalid date: ${value}', 'field': '${name}', 'error': 'ValidationError'}]`;
    throw serviceError(400, 'Bad Request', error);
  }
  return new Date(Math.floor(time / minute) * minute).toISOString();
}

/** Dates of publication that the body sets; undefined when it names none. */
export function publicationDates(body: JsonObject): Record<string, string | null> | undefined {
  const named = ['effective', 'expires'].filter((name) => name in body);
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map((name) => [name, dateFrom(name, ownEntry(body, name))]));
}
