import { describe, expect, test, vi } from 'vitest';
import {
  dayAndMonth,
  isShown,
  longDate,
  plainDate,
  readDate,
  timeOfDay,
  type DateLocale,
} from '@/i18n/dates';

const berlin = (language: 'de' | 'en'): DateLocale => ({ language, timezone: 'Europe/Berlin' });
const newYork = (language: 'de' | 'en'): DateLocale => ({ language, timezone: 'America/New_York' });
const read = (value: string) => readDate(value) ?? new Date(Number.NaN);

describe('dates are shown in the zone of the portal', () => {
  test.each([
    [berlin('de'), '22.11.2026', '00:30 Uhr'],
    [newYork('de'), '21.11.2026', '18:30 Uhr'],
    [berlin('en'), '22nd November 2026', '12:30 AM'],
    [newYork('en'), '21st November 2026', '06:30 PM'],
  ])('%o: %s, %s', (locale, date, time) => {
    expect(longDate(read('2026-11-21T23:30:00+00:00'), locale)).toBe(date);
    expect(timeOfDay(read('2026-11-21T23:30:00+00:00'), locale)).toBe(time);
  });
  test('in summer the clock is put forward', () => {
    expect(timeOfDay(read('2026-07-01T10:00:00Z'), berlin('de'))).toBe('12:00 Uhr');
    expect(timeOfDay(read('2026-07-01T10:00:00Z'), berlin('en'))).toBe('12:00 PM');
  });
});

test.each([
  [1, '1st'], [2, '2nd'], [3, '3rd'], [4, '4th'], [11, '11th'], [12, '12th'], [13, '13th'], [22, '22nd'], [31, '31st'],
])('the %i. of a month is the %s in English', (day, ordinal) => {
  const date = read(`2026-01-${String(day).padStart(2, '0')}T12:00:00Z`);
  expect(longDate(date, berlin('en'))).toBe(`${ordinal} January 2026`);
}); // prettier-ignore

test('another view uses DD/MM/YYYY with optional HH:mm', () => {
  const date = read('2026-03-05T08:09:00Z');
  expect(plainDate(date, berlin('de'), false)).toBe('05/03/2026');
  expect(plainDate(date, berlin('en'), true)).toBe('05/03/2026 09:09');
});

test('calendars of events show day and month apart', () => {
  expect(dayAndMonth(read('2026-12-01T10:00:00Z'), berlin('de'))).toEqual({ day: 1, month: 'Dezember' });
});

test('a date without offset is UTC, as on the server', () => {
  expect(readDate('2026-01-01T10:00:00')?.toISOString()).toBe('2026-01-01T10:00:00.000Z');
  expect(readDate('2026-01-01')?.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(readDate('2026-01-01T10:00:00+02:00')?.toISOString()).toBe('2026-01-01T08:00:00.000Z');
});

test.each([null, undefined, '', 'None', 'gestern'])('%s is no date', (value) => {
  expect(readDate(value)).toBeNull();
});

test('dates not later than one day after the epoch are not shown', () => {
  expect(isShown(read('1969-12-31T00:00:00+00:00'))).toBe(false);
  expect(isShown(read('1970-01-02T00:00:00+00:00'))).toBe(false);
  expect(isShown(read('1970-01-02T00:00:01+00:00'))).toBe(true);
});

test('a hundred dates are written by the same formatters', () => {
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
    return new DateTimeFormat(...given);
  });
  const place: DateLocale = { language: 'en', timezone: 'Asia/Tokyo' };
  for (let day = 0; day < 100; day += 1) longDate(new Date(Date.UTC(2026, 0, 1 + day)), place);
  // One for the numbers, one for the names of months.
  expect(made).toHaveBeenCalledTimes(2);
});
