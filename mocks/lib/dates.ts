const hasOffset = /(?:[zZ]|[+-]\d\d:?\d\d)$/;

/** Milliseconds of an ISO date; without an offset it is read as UTC, as Plone does. undefined when it is none. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const time = Date.parse(value.includes('T') && !hasOffset.test(value) ? `${value}Z` : value);
  return Number.isNaN(time) ? undefined : time;
}

const minute = 60_000;

/** A time as Plone's catalog knows it: to the minute. */
export const minuteOf = (time: number): number => Math.floor(time / minute) * minute;

/** What Plone's catalog holds for content without a date of publication. */
export const beginningOfTime = Date.UTC(1969, 11, 31);

/** What Plone's catalog holds for content that never expires. */
export const endOfTime = Date.UTC(2499, 11, 31);
