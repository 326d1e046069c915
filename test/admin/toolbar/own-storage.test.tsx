import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { useOwnStorage } from '@/admin/toolbar/use-own-storage';
import { mostUsed, rememberUse } from '@/editor/block-picker/most-used';
import { recentlyUsed, rememberUsed } from '@/tool/object-browser/recently-used';
import { keepBlocks, keptBlocks } from '@/editor/input/selection/kept-blocks';
import { ownStorage } from '@/lib/browser-storage';
import { sessionCookie } from '@/lib/session-token';
import { useSession } from '@/state/hooks';
import { checkSession, unsavedWorkBegan } from '@/state/session';
import { makeToken, renderWithSite } from '~test/support/render';

function Owner() {
  useOwnStorage();
  return null;
}

/** As the toolbar, it stands for as long as there is a session. */
function Site() {
  return useSession() ? <Owner /> : null;
}

const uid = '0123456789abcdef0123456789abcdef';

/** Logs in, copies a block, chooses content and adds a block. */
function logIn() {
  const rendered = renderWithSite(<Site />, { session: true });
  keepBlocks('[]');
  rememberUsed([uid]);
  rememberUse('image');
  return rendered;
}

beforeEach(() => window.localStorage.clear());

test.each([
  ['its end', () => Cookies.remove(sessionCookie, { path: '/' })],
  ['a login as somebody else', () => Cookies.set(sessionCookie, makeToken('reviewer'), { path: '/' })],
])('what was copied and chosen goes with the session: %s', (_case, end) => {
  const { store } = logIn();
  end();
  act(() => void store.dispatch(checkSession()));
  expect([keptBlocks(), recentlyUsed(), mostUsed()]).toEqual(['', [], []]);
});

test('it stays over a reload, a renewal of the session, and its end over unsaved work', () => {
  logIn().unmount();
  const { store } = renderWithSite(<Site />, { session: true });
  Cookies.set(sessionCookie, makeToken('editor', 7200), { path: '/' });
  act(() => void store.dispatch(checkSession()));
  act(() => void store.dispatch(unsavedWorkBegan()));
  Cookies.remove(sessionCookie, { path: '/' });
  act(() => void store.dispatch(checkSession()));
  expect([keptBlocks(), recentlyUsed(), mostUsed()]).toEqual(['[]', [uid], ['image']]);
});

test('whoever logs in next, in a browser that was closed meanwhile, finds nothing of it', () => {
  logIn().unmount();
  window.localStorage.setItem(ownStorage.owner, 'somebody-else');
  renderWithSite(<Site />, { session: true });
  expect([keptBlocks(), recentlyUsed(), mostUsed()]).toEqual(['', [], []]);
});

test('what one tab has copied and another forgets is gone in both', () => {
  logIn();
  window.localStorage.clear();
  expect(keptBlocks()).toBe('');
});
