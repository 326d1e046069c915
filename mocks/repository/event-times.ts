import { timeOf } from './dates';
import { endOfDay, startOfDay } from './days';
import type { Item } from './types';

/** The zone in which days begin, out of stored settings: the panel's own, else what the site started with. */
export function timeZoneOf(setting: (key: string) => unknown): string {
  for (const panel of ['date-and-time', 'portal-settings']) {
    const { portal_timezone: zone } = (setting(panel) ?? {}) as { portal_timezone?: unknown };
    if (typeof zone === 'string') return zone;
  }
  return 'Europe/Berlin';
}

/**
 * When an event takes place as the catalog knows it, in milliseconds: one of whole days from midnight to the last
 * second of its last day, one with an open end to the last second of its first day.
 */
export function eventTimesOf({ fields }: Item, zone: string): { start?: number; end?: number } {
  const from = timeOf(fields.start);
  const to = timeOf(fields.open_end === true ? fields.start : fields.end);
  const isWhole = fields.whole_day === true;
  const start = from !== undefined && isWhole ? startOfDay(from, 0, zone) : from;
  const end = to !== undefined && (isWhole || fields.open_end === true) ? endOfDay(to, 0, zone) : to;
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
}
