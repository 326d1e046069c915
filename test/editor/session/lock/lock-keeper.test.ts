// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lock } from '@/api/editing';
import { sessionCookie } from '@/lib/session-token';
import { createLockKeeper } from '@/editor/session/lock/lock-keeper';
import { apiPath, startApi } from '~test/support/api';

const api = startApi();
const path = '/de/seite';
const mine: Lock = { token: 'mein-schloss', creator: 'editor', creatorName: 'Erika Editor' };

const tokenOf = (sub: string) =>
  `${btoa('{}')}.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 3600 }))}.x`;

/** A server with a lock; gives the calls that reach it. */
function serveLock(first: Partial<Record<'token' | 'creator' | 'creator_name', string>>) {
  let lock = first;
  const asked: string[] = [];
  const answer = (change?: () => void) =>
    http.all(apiPath(`${path}/@lock`), ({ request }) => {
      asked.push(request.method);
      if (request.method === 'POST' && !lock.token) lock = { token: 'neu', creator: 'editor' };
      if (request.method === 'DELETE') lock = {};
      change?.();
      return HttpResponse.json(lock);
    });
  api.use(answer());
  return {
    asked,
    give: (next: typeof first) => {
      lock = next;
    },
  };
}

const open = (lock: Lock | undefined = mine, isShared = () => false) =>
  createLockKeeper({ path, language: 'de', lock }, 'editor', isShared);

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  Cookies.remove(sessionCookie);
});

test('who has taken the lock is known within the next look', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  const keeper = open();
  const end = keeper.start();
  const heard = vi.fn();
  keeper.subscribe(heard);
  server.give({ token: 'fremd', creator: 'other', creator_name: 'Otto Ortner' });
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(keeper.state()).toEqual({ kind: 'lost', by: 'Otto Ortner' });
  end();
  // What is another's is not given back.
  expect(server.asked).not.toContain('DELETE');
});

test('a lock that has ended is taken again, with its new token', async () => {
  serveLock({});
  const keeper = open();
  expect(await keeper.check()).toEqual({ kind: 'held' });
  expect(keeper.token()).toBe('neu');
});

test('after a sleep the lock is known before anything is saved', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  const keeper = open();
  const end = keeper.start();
  server.give({});
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keeper.token()).toBe('mein-schloss');
  await keeper.settled();
  expect(keeper.token()).toBe('neu');
  end();
});

test('a look that never ends holds up nothing', async () => {
  api.use(http.all(apiPath(`${path}/@lock`), () => new Promise(() => undefined)));
  const keeper = open();
  const end = keeper.start();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  document.dispatchEvent(new Event('visibilitychange'));
  const waited = vi.fn();
  void keeper.settled().then(waited);
  await vi.advanceTimersByTimeAsync(2999);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalled();
  end();
});

test('a lock is given back when the page is left, and when its window is closed', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  const keeper = open();
  const end = keeper.start();
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(server.asked).toEqual(['DELETE']));
  // The browser shows the page again as it was.
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(keeper.token()).toBe('neu'));
  end();
  await vi.waitFor(() => expect(server.asked.filter((each) => each === 'DELETE')).toHaveLength(2));
});

test('a lock is taken away from whoever has taken it', async () => {
  const server = serveLock({ token: 'fremd', creator: 'other' });
  const keeper = open();
  expect((await keeper.check()).kind).toBe('lost');
  await keeper.steal();
  expect(keeper.state()).toEqual({ kind: 'held' });
  expect(server.asked).toEqual(['GET', 'DELETE', 'POST']);
});

test('pages without locks are left alone', async () => {
  const server = serveLock({});
  const keeper = open({ token: '', creator: '', creatorName: '' });
  const end = keeper.start();
  await keeper.check();
  vi.advanceTimersByTime(600_000);
  end();
  expect(server.asked).toEqual([]);
});

test('a lock that is given back is not given back twice, and can be taken again', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  const keeper = open();
  const end = keeper.start();
  await keeper.release();
  await keeper.release();
  end();
  expect(server.asked).toEqual(['DELETE']);
  await keeper.check();
  expect([keeper.token(), server.asked]).toEqual(['neu', ['DELETE', 'GET', 'POST']]);
});

test('a lock that another tab needs is left to it, by a window that is closed as by one that leaves the page', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  let isShared = true;
  const keeper = open(mine, () => isShared);
  const end = keeper.start();
  window.dispatchEvent(new Event('pagehide'));
  isShared = false;
  await keeper.check();
  expect(server.asked).toEqual(['GET']);
  end();
  await vi.waitFor(() => expect(server.asked).toEqual(['GET', 'DELETE']));
});

test('a tab that sleeps keeps no lock alive, and asks for it once it wakes', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  const keeper = open();
  const end = keeper.start();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(3_600_000);
  // A call that was sent would have come by the time this one is answered.
  await keeper.check();
  expect(server.asked).toEqual(['GET']);
  server.give({ token: 'fremd', creator: 'other', creator_name: 'Otto Ortner' });
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(keeper.state()).toEqual({ kind: 'lost', by: 'Otto Ortner' }));
  seen.mockRestore();
  end();
});

test('nothing is asked of a lock, sent or given back while somebody else is logged in', async () => {
  const server = serveLock({ token: 'mein-schloss', creator: 'editor' });
  const keeper = open();
  const end = keeper.start();
  Cookies.set(sessionCookie, tokenOf('otto'));
  vi.advanceTimersByTime(600_000);
  await keeper.settled();
  await expect(keeper.check()).rejects.toMatchObject({ details: { status: 401 } });
  await expect(keeper.take(path)).rejects.toMatchObject({ details: { status: 401 } });
  await expect(keeper.steal()).rejects.toMatchObject({ details: { status: 401 } });
  await keeper.release();
  window.dispatchEvent(new Event('pagehide'));
  expect(server.asked).toEqual([]);
  Cookies.set(sessionCookie, tokenOf('editor'));
  expect(await keeper.check()).toEqual({ kind: 'held' });
  end();
  await vi.waitFor(() => expect(server.asked).toEqual(['GET', 'DELETE']));
});
