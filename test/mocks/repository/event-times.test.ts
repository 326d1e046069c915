import { describe, expect, test } from 'vitest';
import { eventTimesOf, timeZoneOf } from '~mocks/repository/event-times';
import { makeItem } from './make-item';

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString().slice(0, 19);

const start = '2030-05-02T10:00:00+00:00';
const end = '2030-05-03T12:00:00+00:00';

describe('times of events', () => {
  test.each([
    ['as they are', { start, end }, '2030-05-02T10:00:00', '2030-05-03T12:00:00'],
    ['whole days', { start, end, whole_day: true }, '2030-05-01T22:00:00', '2030-05-03T21:59:59'],
    ['an open end', { start, end, open_end: true }, '2030-05-02T10:00:00', '2030-05-02T21:59:59'],
    ['no event', {}, undefined, undefined],
  ])('%s', (_, fields, from, to) => {
    const times = eventTimesOf(
      makeItem('fest', 'de', { type: 'Event', fields }),
      'Europe/Berlin',
      Date.now(),
    );
    expect([iso(times.start), iso(times.end)]).toEqual([from, to]);
  });

  test('days begin where the site lives', () => {
    const fest = makeItem('fest', 'de', { type: 'Event', fields: { start, end, whole_day: true } });
    expect(iso(eventTimesOf(fest, 'America/New_York', Date.now()).start)).toBe('2030-05-02T04:00:00');
  });

  test.each([
    [{}, 'Europe/Berlin'],
    [{ 'portal-settings': { portal_timezone: 'Europe/Oslo' } }, 'Europe/Oslo'],
    [
      {
        'date-and-time': { portal_timezone: 'UTC' },
        'portal-settings': { portal_timezone: 'Europe/Oslo' },
      },
      'UTC',
    ],
  ])('the zone of %j is %s', (settings: Record<string, unknown>, zone) =>
    expect(timeZoneOf((key) => settings[key])).toBe(zone),
  );
});
