import { describe, expect, test } from 'vitest';
import { indexedTimesOf, eventTimesOf } from '~mocks/repository/event-times';
import { occurrencesOf } from '~mocks/repository/recurrence';
import { makeItem } from './make-item';

const short = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString().slice(0, 16);
const from = (start: string, lines: string, zone = 'Europe/Berlin'): string[] =>
  occurrencesOf(Date.parse(start), lines, zone).map(short);

describe('occurrences', () => {
  test.each<[string, string, string[]]>([
    [
      '2026-01-01T09:00Z',
      'RRULE:FREQ=DAILY;INTERVAL=10;COUNT=3',
      ['2026-01-01T09:00', '2026-01-11T09:00', '2026-01-21T09:00'],
    ],
    [
      '2026-01-02T09:00Z',
      'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=3',
      ['2026-01-02T09:00', '2026-01-05T09:00', '2026-01-06T09:00'],
    ],
    [
      '2026-01-01T09:00Z',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20260115T000000',
      ['2026-01-01T09:00', '2026-01-12T09:00', '2026-01-15T09:00'],
    ],
    [
      '2026-01-31T09:00Z',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3',
      ['2026-01-31T09:00', '2026-03-31T08:00', '2026-05-31T08:00'],
    ],
    ['2026-01-31T09:00Z', 'FREQ=MONTHLY;COUNT=2', ['2026-01-31T09:00', '2026-03-31T08:00']],
    ['2026-01-05T09:00Z', 'RRULE:FREQ=MONTHLY;BYDAY=+1MO;COUNT=2', ['2026-01-05T09:00', '2026-02-02T09:00']],
    ['2026-01-30T09:00Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', ['2026-01-30T09:00', '2026-02-27T09:00']],
    [
      '2020-02-29T09:00Z',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=2',
      ['2020-02-29T09:00', '2024-02-29T09:00'],
    ],
    [
      '2026-11-29T09:00Z',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=-1SU;COUNT=2',
      ['2026-11-29T09:00', '2027-11-28T09:00'],
    ],
    ['2026-01-01T09:00Z', 'RRULE:FREQ=YEARLY;COUNT=2', ['2026-01-01T09:00', '2027-01-01T09:00']],
    [
      '2026-01-01T09:00Z',
      'RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260102T000000\nRDATE:20260110T000000',
      ['2026-01-01T09:00', '2026-01-03T09:00', '2026-01-10T09:00'],
    ],
    ['2026-01-01T09:00Z', 'RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20260101T000000Z', ['2026-01-02T09:00']],
    ['2026-03-01T01:30Z', 'RRULE:FREQ=WEEKLY;INTERVAL=4;COUNT=2', ['2026-03-01T01:30', '2026-03-29T01:30']],
    ['2026-01-01T09:00Z', 'RRULE:FREQ=HOURLY;COUNT=5', ['2026-01-01T09:00']],
    ['2026-01-30T09:00Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ['2026-01-30T09:00']],
  ])('from %s by %j', (start, lines, expected) => {
    expect(from(start, lines)).toEqual(expected);
  });

  test.each(['INTERVAL=often', 'INTERVAL=99999999999', 'COUNT=many', 'BYMONTHDAY=99', 'BYDAY=XX;BYMONTH=13'])(
    'of a rule that names %s come to an end',
    (odd) => {
      expect(from('2026-01-01T09:00Z', `RRULE:FREQ=DAILY;${odd}`)).toEqual(['2026-01-01T09:00']);
    },
  );

  test('are a thousand at most', () => {
    expect(from('2026-01-01T09:00Z', 'RRULE:FREQ=DAILY')).toHaveLength(1000);
  });
});

describe('a series', () => {
  const recurrence = 'RRULE:FREQ=WEEKLY;COUNT=3';
  const times = { start: '2026-01-01T09:00:00Z', end: '2026-01-01T10:00:00Z', recurrence };
  const at = (now: string, fields: object) => {
    const item = makeItem('reihe', 'de', { type: 'Event', fields: { ...times, ...fields } });
    const { start, end } = eventTimesOf(item, 'Europe/Berlin', Date.parse(now));
    const indexed = indexedTimesOf(item, 'Europe/Berlin', Date.parse(now));
    return { now: [short(start), short(end)], indexed: indexed.start.map(short) };
  };

  test.each<[string, object, string, string, string[]]>([
    [
      '2025-12-01',
      {},
      '2026-01-01T09:00',
      '2026-01-01T10:00',
      ['2026-01-01T09:00', '2026-01-08T09:00', '2026-01-15T09:00'],
    ],
    [
      '2026-01-08T09:30Z',
      {},
      '2026-01-08T09:00',
      '2026-01-08T10:00',
      ['2026-01-08T09:00', '2026-01-15T09:00', '2026-01-22T09:00'],
    ],
    [
      '2026-02-01',
      {},
      '2026-01-01T09:00',
      '2026-01-01T10:00',
      ['2026-01-01T09:00', '2026-01-08T09:00', '2026-01-15T09:00'],
    ],
    [
      '2026-01-09',
      { whole_day: true },
      '2026-01-14T23:00',
      '2026-01-15T22:59',
      ['2026-01-14T23:00', '2026-01-21T23:00', '2026-01-28T23:00'],
    ],
    [
      '2026-01-09',
      { open_end: true },
      '2026-01-15T09:00',
      '2026-01-15T22:59',
      ['2026-01-15T09:00', '2026-01-22T09:00', '2026-01-29T09:00'],
    ],
  ])('at %s with %j takes place from %s to %s', (now, fields, start, end, indexed) => {
    expect(at(now, fields)).toEqual({ now: [start, end], indexed });
  });
});
