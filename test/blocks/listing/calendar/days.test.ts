import { expect, test, vi } from 'vitest';
import { addressOf, askedIn } from '@/blocks/listing/calendar/calendar-address';
import {
  addDays,
  addMonths,
  dayAt,
  dayIn,
  firstOfWeek,
  weeksOfMonth,
  writeDay,
} from '@/blocks/listing/calendar/days';

test.each([
  ['2026-12-09', '2026-12-09'],
  ['2026-02-30', undefined],
  ['2026-12-9', undefined],
  ['9999-12-31', undefined],
  ['<b>', undefined],
  [null, undefined],
])('the day %j of an address is %j', (text, day) => expect(dayIn(text)).toBe(day));

test('weeks begin on Monday, and a month is shown in whole ones', () => {
  expect(firstOfWeek('2026-12-06')).toBe('2026-11-30');
  const weeks = weeksOfMonth('2026-12-09');
  expect(weeks).toHaveLength(5);
  expect(weeks.at(0)?.at(0)).toBe('2026-11-30');
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  expect(weeksOfMonth('2027-02-28')).toHaveLength(4);
});

test('from month to month a day stays, or is the last one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-09', 1)).toBe('2027-01-09');
  expect(addMonths('2027-01-09', -1)).toBe('2026-12-09');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
});

test('a moment belongs to the day of the portal’s zone', () => {
  expect(dayAt(new Date('2026-12-08T23:30:00Z'), 'Europe/Berlin')).toBe('2026-12-09');
  expect(dayAt(new Date('2026-12-08T23:30:00Z'), 'UTC')).toBe('2026-12-08');
});

test('all that is chosen of a calendar stands in the address, other parameters stay', () => {
  const asked = askedIn(
    new URLSearchParams('?a=1&view=week&day=2026-12-09&kind=Führung&kind=Führung&institute=/de/x'),
  );
  expect(asked).toEqual({
    view: 'week',
    day: '2026-12-09',
    chosen: { kind: ['Führung'], institute: ['/de/x'] },
  });
  const text = addressOf(new URLSearchParams('?a=1&kind=Alt'), asked).toString();
  expect(askedIn(new URLSearchParams(text))).toEqual(asked);
  expect(text).toContain('a=1');
  expect(text).not.toContain('Alt');
  const bare = { view: 'month', day: undefined, chosen: { kind: [], institute: [] } } as const;
  expect(addressOf(new URLSearchParams(text), bare).toString()).toBe('a=1');
  expect(askedIn(new URLSearchParams('?view=year&day=2026-13-01'))).toEqual(bare);
});

test.each([
  ['de', '11. März 2031'],
  ['en', '11 March 2031'],
])('a day is written in %s as %s', (language, words) => {
  expect(writeDay('2031-03-11', language, { day: 'numeric', month: 'long', year: 'numeric' })).toBe(words);
});

test('hundreds of days are read and written by formatters that are made once', () => {
  const Format = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...given) {
    return new Format(...given);
  });
  for (let number = 0; number < 500; number += 1) {
    const moment = new Date(Date.UTC(2031, 0, 1 + number, 23, 30));
    writeDay(dayAt(moment, 'Asia/Kathmandu'), 'en', { weekday: 'narrow' });
  }
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
  expect(dayAt(new Date('2031-03-04T23:30:00Z'), 'Asia/Kathmandu')).toBe('2031-03-05');
  expect(dayAt(new Date('2031-03-04T23:30:00Z'), 'UTC')).toBe('2031-03-04');
});
