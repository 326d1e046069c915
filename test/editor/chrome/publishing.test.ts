import { expect, test } from 'vitest';
import { publishingOf } from '@/editor/chrome/state-menu/publishing';

const now = Date.parse('2026-11-25T10:00:00Z');

test.each([
  ['no dates', undefined, null, 'atOnce', 'never'],
  ['dates that say "never"', '1969-12-31T00:00:00+00:00', '1970-01-01T00:00:00', 'atOnce', 'never'],
  ['what is no date', 'bald', { day: 1 }, 'atOnce', 'never'],
  ['dates that are over', '2026-01-01T00:00:00+00:00', '2026-11-25T09:59:00+00:00', 'appeared', 'expired'],
  ['dates to come', '2026-11-25T11:30:00+01:00', '2500-01-01T00:00:00', 'appears', 'expires'],
])('%s are told in words', (_case, effective, expires, start, end) => {
  expect(publishingOf(effective, expires, now)).toEqual({ start, end });
});
