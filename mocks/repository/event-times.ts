import { timeOf } from '~mocks/lib/dates';
import { endOfDay, startOfDay } from '~mocks/lib/days';
import { occurrencesOf } from './recurrence';
import type { Item } from './types';

/** The zone in which days begin, out of stored settings: the panel's own, else what the site started with. */
export function timeZoneOf(setting: (key: string) => unknown): string {
  for (const panel of ['date-and-time', 'portal-settings']) {
    const { portal_timezone: zone } = (setting(panel) ?? {}) as { portal_timezone?: unknown };
    if (typeof zone === 'string') return zone;
  }
  return 'Europe/Berlin';
}

export interface EventTimes {
  /** Milliseconds. */
  start?: number | undefined;
  end?: number | undefined;
}

const recurrenceOf = ({ fields }: Item): string | undefined =>
  typeof fields.recurrence === 'string' && fields.recurrence.trim() !== '' ? fields.recurrence : undefined;

/** The first occurrence of a series that is not over, else the event itself. */
function upcoming(item: Item, zone: string, now: number): EventTimes {
  const [from, to] = [timeOf(item.fields.start), timeOf(item.fields.end)];
  const lines = recurrenceOf(item);
  const { whole_day: isWhole, open_end: isOpen } = item.fields;
  if (from === undefined || to === undefined || lines === undefined) return { start: from, end: to };
  const start = isWhole === true ? startOfDay(from, 0, zone) : from;
  const last = isOpen === true ? start : to;
  const duration = (isWhole === true || isOpen === true ? endOfDay(last, 0, zone) : last) - start;
  const next = occurrencesOf(start, lines, zone).find((each) => each + duration >= now);
  const isItself = next === undefined || next === Math.floor(start / 1000) * 1000;
  return isItself ? { start: from, end: to } : { start: next, end: next + duration };
}

/**
 * When an event takes place as the catalog knows it: a series when it does next, one of whole days from midnight to the
 * last second of its last day, one with an open end to the last second of its first day.
 */
export function eventTimesOf(item: Item, zone: string, now: number): EventTimes {
  const { whole_day: isWhole, open_end: isOpen } = item.fields;
  const next = upcoming(item, zone, now);
  const last = isOpen === true && recurrenceOf(item) === undefined ? next.start : next.end;
  const start = next.start !== undefined && isWhole === true ? startOfDay(next.start, 0, zone) : next.start;
  const isToMidnight = isWhole === true || isOpen === true;
  const end = last !== undefined && isToMidnight ? endOfDay(last, 0, zone) : last;
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
}

/**
 * Under which times a series is found: all from the next one on. Plone applies the rule to the next start and the next
 * end anew, so a number of times begins there once more.
 */
export function indexedTimesOf(
  item: Item,
  zone: string,
  now: number,
): Record<'start' | 'end', readonly number[]> {
  const lines = recurrenceOf(item);
  const { start, end } = eventTimesOf(item, zone, now);
  const all = (time: number | undefined): readonly number[] => {
    if (time === undefined) return [];
    return lines === undefined ? [time] : occurrencesOf(time, lines, zone);
  };
  return { start: all(start), end: all(end) };
}
