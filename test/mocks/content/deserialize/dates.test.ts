import { describe, expect, test } from 'vitest';
import { parseDate, toDate, toDatetime } from '~mocks/content/deserialize/dates';

describe('a date with time', () => {
  test.each([
    ['2026-05-01T09:00:00', '2026-05-01T09:00:00+00:00'],
    ['2026-05-01T09:00:00+02:00', '2026-05-01T07:00:00+00:00'],
    ['2026-01-01T10:20:30.5+02:00', '2026-01-01T08:20:30+00:00'],
    ['2026-05-01T09:00:00Z', '2026-05-01T09:00:00+00:00'],
    ['2026-01-01', '2026-01-01T00:00:00+00:00'],
    ['20260101', '2026-01-01T00:00:00+00:00'],
    ['2026-05-01T09:00:00+0130', '2026-05-01T07:30:00+00:00'],
    ['2026-05-01t09:00:00z', '2026-05-01T09:00:00+00:00'],
    ['2026-05-01T090000', '2026-05-01T09:00:00+00:00'],
    ['20260501T090000Z', '2026-05-01T09:00:00+00:00'],
    ['0001-01-01', '0001-01-01T00:00:00+00:00'],
  ])('%s is stored as %s', (text, stored) => expect(toDatetime(text, false)).toBe(stored));

  test('dates of publication lose their seconds', () =>
    expect(toDatetime('2026-01-01T10:20:45', true)).toBe('2026-01-01T10:20:00+00:00'));

  test.each([
    '',
    'nonsense',
    '1. Mai 2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-01T25:00',
    '2026-01-01T10:00+25:00',
    '2026-01-01 10:00 Uhr',
    '2026-W01-1',
    '10000-01-01',
    '2026-01-01 13:00 PM',
    '1.2.2026',
    'May 1 2026',
    '10:00',
    '2026-05',
  ])('"%s" is none', (text) => {
    expect(parseDate(text)).toBeNaN();
    expect(() => toDatetime(text, false)).toThrow(`Invalid date: ${text}`);
  });

  test('a number is a failure of the server', () => expect(() => toDatetime(5, false)).toThrow('not int'));
});

test.each([
  ['2026-01-01T10:00:00', 'unconverted data remains: T10:00:00'],
  ['x', "time data 'x' does not match format '%Y-%m-%d'"],
  ['2026-02-30', "time data '2026-02-30' does not match"],
])('the day %s is refused', (text, message) => expect(() => toDate(text)).toThrow(message));

test('a day is stored as it is', () => expect(toDate('2026-01-01')).toBe('2026-01-01'));
