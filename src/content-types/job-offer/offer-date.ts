import { isShown, longDate, readDate } from '@/i18n/dates';

/** A day of an offer as it is written in German, on English pages too; '' for none. */
export function offerDate(stored: string): string {
  const date = readDate(stored);
  // Offers have days, which are the same everywhere.
  return date && isShown(date) ? longDate(date, { language: 'de', timezone: 'UTC' }) : '';
}
