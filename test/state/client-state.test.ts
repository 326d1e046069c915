import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientStateChanged, emptyClientState, keepClientState, readClientState } from '@/state/client-state';
import { content } from '@/state/content';
import { createStore } from '@/state/store';
import { expectConsoleError } from '~test/support/setup';
import { makeContent } from '~test/support/make-content';

const line = { id: '/de/warenkorb/bericht', title: 'Bericht', amount: 2 };
const key = 'portal-client-state';
const saved = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('what a browser remembers', () => {
  test.each([
    ['nothing', null, {}],
    ['a cart', { cart: [line] }, { cart: [line] }],
    ['panels', { panels: { columns: true } }, { panels: { columns: true } }],
    [
      'a clipboard',
      { contentsClipboard: { action: 'cut', paths: ['/de/x'] } },
      { contentsClipboard: { action: 'cut', paths: ['/de/x'] } },
    ],
    [
      'parts of another version',
      { somethingElse: 1, contentsColumns: ['type'] },
      { contentsColumns: ['type'] },
    ],
  ])('is read: %s', (_name, stored, known) => {
    const text = stored === null ? null : JSON.stringify(stored);
    expect(readClientState(text)).toEqual({ ...emptyClientState, ...known });
  });

  test.each([
    ['no JSON', '{"cart":'],
    ['no record', '[]'],
    ['a cart that is none', JSON.stringify({ cart: 'x' })],
    ['a line without amount', JSON.stringify({ cart: [{ id: '/de/x', title: 'X' }] })],
    ['a line that leads elsewhere', JSON.stringify({ cart: [{ ...line, id: 'javascript:alert(1)' }] })],
    ['half a copy', JSON.stringify({ cart: [{ ...line, amount: 0.5 }] })],
    ['columns that are no names', JSON.stringify({ contentsColumns: [1] })],
    ['panels that are no panels', JSON.stringify({ panels: { a: 'open' } })],
    ['an unknown clipboard', JSON.stringify({ contentsClipboard: { action: 'burn', paths: [] } })],
    ['blocks that are none', JSON.stringify({ blocksClipboard: [null] })],
  ])('is logged and dropped where it cannot be read: %s', (_name, text) => {
    expectConsoleError(/Remembered state was dropped/);
    expect(readClientState(text)).toEqual(emptyClientState);
  });

  test('keeps its readable parts when others are not', () => {
    expectConsoleError(/dropped: panels/);
    expect(readClientState(JSON.stringify({ cart: [line], panels: 1 }))).toMatchObject({ cart: [line] });
  });
});

describe('changes are saved', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  function kept() {
    const store = createStore();
    keepClientState(store);
    return store;
  }

  test('500 ms after the last one', () => {
    const store = kept();
    store.dispatch(clientStateChanged({ cart: [line] }));
    vi.advanceTimersByTime(400);
    store.dispatch(clientStateChanged({ panels: { columns: true } }));
    vi.advanceTimersByTime(499);
    expect(saved()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(saved()).toEqual({ ...emptyClientState, cart: [line], panels: { columns: true } });
  });

  test('and are there again in the next store, before anything else happens', () => {
    localStorage.setItem(key, JSON.stringify({ cart: [line] }));
    expect(kept().getState().clientState).toEqual({ ...emptyClientState, cart: [line] });
  });

  test('at once when the page is left', () => {
    kept().dispatch(clientStateChanged({ cart: [line] }));
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toMatchObject({ cart: [line] });
  });

  test('without anything that the CMS sent', () => {
    const store = kept();
    store.dispatch(content.show(makeContent()));
    vi.advanceTimersByTime(1000);
    expect(saved()).toBeNull();
    store.dispatch(clientStateChanged({ cart: [line] }));
    vi.advanceTimersByTime(500);
    expect(Object.keys(saved() as object).sort()).toEqual(Object.keys(emptyClientState).sort());
  });
});
