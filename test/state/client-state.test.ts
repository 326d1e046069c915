// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientStateChanged, keepClientState } from '@/state/client-state';
import { sessionCookie } from '@/lib/session-token';
import { emptyClientState } from '@/state/remembered';
import { createStore } from '@/state/store';
import { expectConsoleError } from '~test/support/setup';
import { makeContent } from '~test/support/make-content';
import { makeToken } from '~test/support/render';
import { showPage } from '~test/support/show-page';

const line = { '@type': 'slate', plaintext: 'Bericht' };
const key = 'portal-client-state';
const saved = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

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
    store.dispatch(clientStateChanged({ blocksClipboard: [line] }));
    vi.advanceTimersByTime(400);
    store.dispatch(clientStateChanged({ panels: { columns: true } }));
    vi.advanceTimersByTime(499);
    expect(saved()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(saved()).toEqual({ ...emptyClientState, blocksClipboard: [line], panels: { columns: true } });
  });

  test('and are there again in the next store, before anything else happens', () => {
    localStorage.setItem(key, JSON.stringify({ blocksClipboard: [line] }));
    expect(kept().getState().clientState).toEqual({ ...emptyClientState, blocksClipboard: [line] });
  });

  test('at once when the page is left', () => {
    kept().dispatch(clientStateChanged({ blocksClipboard: [line] }));
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toMatchObject({ blocksClipboard: [line] });
  });

  describe('while another tab saves', () => {
    const other = { '@type': 'slate', plaintext: 'Heft' };
    const store = (state: object) => localStorage.setItem(key, JSON.stringify(state));
    const tell = (state: object | null) => {
      const newValue = state === null ? null : JSON.stringify(state);
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };

    test('what it saved is kept, with the changes of this one', () => {
      const { dispatch } = kept();
      dispatch(clientStateChanged({ blocksClipboard: [line], panels: { columns: true } }));
      store({ panels: { links: false }, contentsColumns: ['type'] });
      vi.advanceTimersByTime(500);
      expect(saved()).toEqual({
        ...emptyClientState,
        blocksClipboard: [line],
        panels: { links: false, columns: true },
        contentsColumns: ['type'],
      });
    });

    test('it is seen here at once', () => {
      const tab = kept();
      tell({ blocksClipboard: [other] });
      expect(tab.getState().clientState).toEqual({ ...emptyClientState, blocksClipboard: [other] });
    });

    test('what was removed here stays removed, what was removed there goes here too', () => {
      store({ panels: { columns: true, links: true } });
      const tab = kept();
      tab.dispatch(clientStateChanged({ panels: { links: true } }));
      tell({ panels: { columns: true } });
      expect(tab.getState().clientState?.panels).toEqual({});
      vi.advanceTimersByTime(500);
      expect(saved()).toMatchObject({ panels: {} });
    });

    test('the latest change of a whole part holds', () => {
      const tab = kept();
      tab.dispatch(clientStateChanged({ contentsColumns: ['title'] }));
      tell({ contentsColumns: ['type'] });
      expect(tab.getState().clientState?.contentsColumns).toEqual(['title']);
      vi.advanceTimersByTime(500);
      tell({ contentsColumns: ['type'] });
      expect(tab.getState().clientState?.contentsColumns).toEqual(['type']);
    });

    test('what cannot be read of it is logged and dropped, and nothing here is lost', () => {
      const tab = kept();
      tab.dispatch(clientStateChanged({ blocksClipboard: [line] }));
      vi.advanceTimersByTime(500);
      expectConsoleError(/dropped: blocksClipboard/);
      tell({ blocksClipboard: 'x', panels: { columns: true } });
      expect(tab.getState().clientState).toMatchObject({
        blocksClipboard: [line],
        panels: { columns: true },
      });
    });

    test('clearing the storage there empties this one', () => {
      store({ blocksClipboard: [line] });
      const tab = kept();
      tell(null);
      expect(tab.getState().clientState).toEqual(emptyClientState);
    });

    test('two tabs that hear of each other come to rest', () => {
      const tab = kept();
      tell({ panels: { columns: true }, blocksClipboard: [other] });
      vi.advanceTimersByTime(500);
      const first = localStorage.getItem(key);
      tell(JSON.parse(first ?? '{}') as object);
      vi.advanceTimersByTime(500);
      expect(localStorage.getItem(key)).toBe(first);
      expect(tab.getState().clientState?.blocksClipboard).toEqual([other]);
    });
  });

  test('where storage is forbidden, every change lasts as long as the page', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    const tab = kept();
    tab.dispatch(clientStateChanged({ blocksClipboard: [line] }));
    vi.advanceTimersByTime(500);
    tab.dispatch(clientStateChanged({ panels: { columns: true } }));
    vi.advanceTimersByTime(500);
    expect(tab.getState().clientState).toMatchObject({ blocksClipboard: [line], panels: { columns: true } });
  });

  test('without anything that the CMS sent, and without the token of who is logged in', () => {
    const token = makeToken('editor');
    Cookies.set(sessionCookie, token, { path: '/' });
    const store = kept();
    expect(store.getState().session.current?.token).toBe(token);
    showPage(store, makeContent());
    vi.advanceTimersByTime(1000);
    expect(saved()).toBeNull();
    store.dispatch(clientStateChanged({ blocksClipboard: [line] }));
    vi.advanceTimersByTime(500);
    expect(Object.keys(saved() as object).sort()).toEqual(Object.keys(emptyClientState).sort());
    expect(Object.values(localStorage).join()).not.toContain(token);
    Cookies.remove(sessionCookie, { path: '/' });
  });
});
