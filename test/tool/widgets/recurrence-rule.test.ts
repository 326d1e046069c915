import { describe, expect, test } from 'vitest';
import { occurrencesOf } from '~mocks/repository/recurrence';
import {
  datesOf,
  endOf,
  foreignPartsOf,
  inRhythm,
  readSeries,
  withEnd,
  withExcluded,
  withParts,
  writeSeries,
  type Series,
} from '@/tool/widgets/recurrence/rule';

const seriesOf = (text: string): Series => {
  const series = readSeries(text);
  if (!series) throw new Error(`No series: ${text}`);
  return series;
};

describe('a series', () => {
  test.each([
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20260115T000000',
    'RRULE:FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU;X-ODD=1;COUNT=3\nEXDATE:20260102T000000\nRDATE:20260110T000000',
    'DTSTART:20260101T090000\nRRULE:FREQ=DAILY;COUNT=2',
  ])('comes back as it was read: %j', (text) => {
    expect(writeSeries(seriesOf(text))).toBe(text);
  });

  test.each([
    '',
    'FREQ=HOURLY',
    'jeden Montag',
    'RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY',
    'EXDATE:20260101T000000',
  ])('is none that the form shows: %j', (text) => {
    expect(readSeries(text)).toBeUndefined();
  });

  test('is changed in its known parts alone', () => {
    const series = seriesOf('FREQ=WEEKLY;X-ODD=1;BYDAY=MO;COUNT=3\nRDATE:20260110T000000');
    const ended = withEnd(withParts(series, { BYDAY: 'TU,WE', INTERVAL: '2' }), {
      kind: 'until',
      day: '2026-02-01',
    });
    expect(writeSeries(withExcluded(ended, '2026-01-13', true))).toBe(
      'RRULE:FREQ=WEEKLY;X-ODD=1;BYDAY=TU,WE;INTERVAL=2;UNTIL=20260201T000000\n' +
        'EXDATE:20260113T000000\nRDATE:20260110T000000',
    );
    expect(foreignPartsOf(series)).toEqual(['X-ODD=1']);
    expect(endOf(ended)).toEqual({ kind: 'until', day: '2026-02-01' });
  });

  test('begins with ten dates, and loses the days of another rhythm', () => {
    expect(writeSeries(inRhythm(undefined, 'WEEKLY'))).toBe('RRULE:FREQ=WEEKLY;COUNT=10');
    expect(writeSeries(inRhythm(seriesOf('FREQ=WEEKLY;BYDAY=MO;COUNT=3'), 'DAILY'))).toBe(
      'RRULE:FREQ=DAILY;COUNT=3',
    );
  });
});

describe('the dates of a rule are those of the CMS', () => {
  test.each([
    ['2026-01-01', 'FREQ=DAILY;INTERVAL=10;COUNT=3'],
    ['2026-01-02', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=9'],
    ['2026-01-01', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO;UNTIL=20260315T000000'],
    ['2026-01-04', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=6'],
    ['2026-01-01', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
    ['2026-01-31', 'FREQ=MONTHLY;COUNT=5'],
    ['2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=5'],
    ['2026-01-05', 'FREQ=MONTHLY;BYDAY=+1MO;COUNT=4'],
    ['2026-01-30', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=4'],
    ['2020-02-29', 'FREQ=YEARLY;COUNT=3'],
    ['2026-11-29', 'FREQ=YEARLY;BYMONTH=11;BYDAY=-1SU;COUNT=3'],
  ])('from %s by %s', (start, rule) => {
    const days = occurrencesOf(Date.parse(`${start}T09:00:00Z`), `RRULE:${rule}`, 'UTC');
    const expected = days.map((each) => new Date(each).toISOString().slice(0, 10));
    expect(datesOf(seriesOf(rule), start, 100)).toEqual({ days: expected, hasMore: false });
  });

  test('are cut where there are too many, and end where there is none', () => {
    const { days, hasMore } = datesOf(seriesOf('FREQ=DAILY'), '2026-01-01', 5);
    expect([days.length, hasMore]).toEqual([5, true]);
    expect(datesOf(seriesOf('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), '2026-01-01', 5).days).toEqual([
      '2026-01-01',
    ]);
    expect(datesOf(seriesOf('FREQ=DAILY'), '', 5).days).toEqual([]);
  });
});
