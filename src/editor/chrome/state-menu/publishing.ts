import { isShown, readDate } from '@/i18n/dates';
import { text } from '@/lib/shape';

const words = text();

/** Where a page stands between its publication and its end. */
export interface Publishing {
  /** It appears at once, has appeared, or is to appear. */
  start: 'atOnce' | 'appeared' | 'appears';
  /** It never expires, has expired, or is to expire. */
  end: 'never' | 'expired' | 'expires';
}

const timeOf = (stored: unknown): number | undefined => {
  const date = readDate(words.read(stored));
  return date && isShown(date) ? date.getTime() : undefined;
};

/** What the dates of a page mean at a moment; a date that says "never" is none. */
export function publishingOf(effective: unknown, expires: unknown, now: number): Publishing {
  const [start, end] = [timeOf(effective), timeOf(expires)];
  return {
    start: start === undefined ? 'atOnce' : start > now ? 'appears' : 'appeared',
    end: end === undefined ? 'never' : end > now ? 'expires' : 'expired',
  };
}
