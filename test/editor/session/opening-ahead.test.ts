import { beforeEach, expect, test, vi } from 'vitest';
import { openAhead, takeOpening } from '@/editor/session/opening-ahead';
import type { OpenedPage } from '@/editor/session/opened-page';

/** Opens a page at once; says how it was asked to, and by which signal. */
function opener(title: string) {
  const signals: AbortSignal[] = [];
  const open = (signal: AbortSignal) => {
    signals.push(signal);
    return Promise.resolve({ title } as OpenedPage);
  };
  return { open, signals };
}

const unasked = () => Promise.reject(new Error('opened twice'));
const idle = () => new AbortController().signal;

beforeEach(async () => {
  // What a test leaves is nobody's.
  await takeOpening('', opener('').open, idle());
});

test('a page that is opened on the way is not opened again by its screen', async () => {
  const { open, signals } = opener('Seite');
  openAhead('seite', open);
  openAhead('seite', open);
  expect(signals).toHaveLength(1);
  expect((await takeOpening('seite', unasked, idle())).title).toBe('Seite');
});

test('who comes a second time opens it anew', async () => {
  openAhead('seite', opener('Seite').open);
  await takeOpening('seite', unasked, idle());
  const later = opener('Seite, später');
  expect((await takeOpening('seite', later.open, idle())).title).toBe('Seite, später');
});

test('another page is opened itself, and what was opened on the way is forgotten', async () => {
  openAhead('seite', opener('Seite').open);
  expect((await takeOpening('andere', opener('Andere').open, idle())).title).toBe('Andere');
  expect((await takeOpening('seite', opener('Neu').open, idle())).title).toBe('Neu');
});

test('a failure is the screen’s to tell', async () => {
  openAhead('seite', () => Promise.reject(new Error('offline')));
  await expect(takeOpening('seite', unasked, idle())).rejects.toThrow('offline');
});

test('whoever leaves the screen ends the opening that was begun before', async () => {
  const { open, signals } = opener('Seite');
  openAhead('seite', open);
  const leaving = new AbortController();
  await takeOpening('seite', unasked, leaving.signal);
  leaving.abort();
  expect(signals[0]?.aborted).toBe(true);
});

test('what nobody came for within seconds is opened anew', async () => {
  vi.useFakeTimers();
  openAhead('seite', opener('Alt').open);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect((await takeOpening('seite', opener('Neu').open, idle())).title).toBe('Neu');
});
