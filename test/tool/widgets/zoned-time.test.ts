import { expect, test } from 'vitest';
import { fromZoned, toZoned } from '@/tool/widgets/zoned-time';

test.each([
  ['in winter', '2026-01-31T13:45', 'Europe/Berlin', '2026-01-31T12:45:00+00:00'],
  ['in summer', '2026-07-31T13:45', 'Europe/Berlin', '2026-07-31T11:45:00+00:00'],
  ['shortly after midnight', '2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00+00:00'],
  ['far in the east', '2026-07-01T00:30', 'Pacific/Kiritimati', '2026-06-30T10:30:00+00:00'],
  ['by quarters of an hour', '2026-07-01T00:30', 'Asia/Kathmandu', '2026-06-30T18:45:00+00:00'],
  [
    'in the hour that comes twice, its first',
    '2026-10-25T02:30',
    'Europe/Berlin',
    '2026-10-25T00:30:00+00:00',
  ],
  ['just after it', '2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00+00:00'],
  ['just before the hour that is left out', '2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00+00:00'],
  ['before the epoch', '1969-12-31T00:00', 'Europe/Berlin', '1969-12-30T23:00:00+00:00'],
])('A time is the moment at which the clocks of the zone show it: %s', (_name, shown, zone, stored) => {
  expect(fromZoned(shown, zone)).toBe(stored);
  expect(toZoned(stored, zone)).toBe(shown);
});

test('A time that spring leaves out is an hour later', () => {
  const stored = fromZoned('2026-03-29T02:30', 'Europe/Berlin');
  expect(toZoned(stored, 'Europe/Berlin')).toBe('2026-03-29T03:30');
});

test('A moment without an offset is UTC, and what is none is empty', () => {
  expect(toZoned('2026-01-31T12:45:00', 'Europe/Berlin')).toBe('2026-01-31T13:45');
  expect(toZoned('Montag', 'Europe/Berlin')).toBe('');
  expect(fromZoned('2026-01-31', 'Europe/Berlin')).toBe('');
});
