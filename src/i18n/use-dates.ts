import { useIntl } from 'react-intl';
import { site } from '@/site/site';
import { dayAndMonth, isShown, longDate, plainDate, readDate, timeOfDay, type DateLocale } from './dates';
import { dateMessages } from './messages';
import { useLanguage } from './use-language';

type StoredDate = string | null | undefined;

/** A date without a time means that day everywhere. */
function localeFor(value: StoredDate, locale: DateLocale): DateLocale {
  return value && /^\d{4}-\d\d-\d\d$/.test(value) ? { ...locale, timezone: 'UTC' } : locale;
}

/**
 * Writes stored dates in the language of the page and the zone of the portal. A missing date reads 'No date'; one not
 * later than a day after the epoch stands for "never" and gives ''.
 */
export function useDates() {
  const intl = useIntl();
  const locale: DateLocale = { language: useLanguage(), timezone: site().timezone };

  function write(value: StoredDate, format: (date: Date, locale: DateLocale) => string): string {
    const date = readDate(value);
    if (!date) return intl.formatMessage(dateMessages.none);
    return isShown(date) ? format(date, localeFor(value, locale)) : '';
  }
  const dateTime = (value: StoredDate) =>
    write(value, (date, place) =>
      intl.formatMessage(dateMessages.dateAndTime, {
        date: longDate(date, place),
        time: timeOfDay(date, place),
      }),
    );

  return {
    date: (value: StoredDate) => write(value, longDate),
    time: (value: StoredDate) => write(value, timeOfDay),
    dateTime,
    /** The form of plain pages and folders. */
    plain: (value: StoredDate, withTime = false) =>
      write(value, (date, place) => plainDate(date, place, withTime)),
    /** Day and month for calendars; null for a date that is missing or not shown. */
    dayAndMonth: (value: StoredDate) => {
      const date = readDate(value);
      return date && isShown(date) ? dayAndMonth(date, localeFor(value, locale)) : null;
    },
    /** From start to end, the day written once where both fall on the same. */
    range: (start: StoredDate, end: StoredDate, isWholeDay = false) => {
      const [first, last] = [write(start, longDate), write(end, longDate)];
      if (isWholeDay)
        return first === last || !end
          ? first
          : intl.formatMessage(dateMessages.timeRange, { start: first, end: last });
      if (!end) return dateTime(start);
      const until = first === last ? write(end, timeOfDay) : dateTime(end);
      return intl.formatMessage(dateMessages.timeRange, { start: dateTime(start), end: until });
    },
  };
}
