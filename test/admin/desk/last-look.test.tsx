import { beforeEach, expect, test } from 'vitest';
import { sinceLastLook } from '@/admin/desk/last-look';

const now = Date.UTC(2026, 5, 10, 9);
const hour = 3_600_000;
const at = (time: number) => new Date(time).toISOString();

beforeEach(() => localStorage.clear());

test('what has changed counts since the look before; the first time a week, and a reload is no look', () => {
  expect(sinceLastLook(now)).toBe(at(now - 7 * 24 * hour));
  expect(sinceLastLook(now + 60_000)).toBe(at(now - 7 * 24 * hour));
  expect(sinceLastLook(now + 5 * hour)).toBe(at(now + 60_000));
  expect(sinceLastLook(now + 5 * hour + 60_000)).toBe(at(now + 60_000));
});

test('what others have left there is as if nobody had looked', () => {
  for (const stored of ['', 'x y', '9e99 Infinity', '{}', `${now} ${now * 2}`]) {
    localStorage.setItem('portal-desk-look', stored);
    const since = Date.parse(sinceLastLook(now));
    expect(since, stored).toBeLessThanOrEqual(now);
    expect(Number.isNaN(since), stored).toBe(false);
  }
});
