import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '@/api/client';
import { sessionCookie } from '@/lib/session-token';
import { pageKey } from '@/state/pages';
import { login, logout } from '@/state/session-calls';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const { cms, api } = startCms();

let calls: string[] = [];
beforeEach(() => {
  calls = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request: { url } }) => {
    const path = new URL(url).pathname;
    if (path.endsWith('/@navigation')) calls.push(path);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock past every pause; whatever was waited for is asked before this comes back. */
async function passPauses(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await request('/de/@types', { language: 'de' });
}

const menu = () => within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));

async function openAsEditor() {
  const site = await renderSite('/de/forschung', { token: await cms().login('siteadmin') });
  await screen.findByRole('heading', { level: 1, name: 'Forschung' });
  await waitFor(() => expect(menu().getAllByText('Forschen')[0]).toBeVisible());
  return site;
}

const write = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  act(async () => {
    await request(path, { method, language: 'de', ...(body === undefined ? {} : { body }) });
  });

test('navigation is loaded once, and anew after a create, rename, move, publish and delete', async () => {
  const { router } = await openAsEditor();
  await act(() => router.navigate('/de/institut-kueste'));
  await screen.findByRole('heading', { level: 1, name: /IKF|Küstenforschung/ });
  expect(calls).toEqual([]);

  await write('POST', '/de', { '@type': 'Document', title: 'Sturmfluten', id: 'sturmfluten' });
  await waitFor(() => expect(menu().getByText('Sturmfluten')).toBeVisible());
  await write('PATCH', '/de/sturmfluten', { title: 'Springfluten' });
  await waitFor(() => expect(menu().getByText('Springfluten')).toBeVisible());
  expect(menu().queryByText('Sturmfluten')).not.toBeInTheDocument();
  await write('POST', '/de/forschung/@move', { source: '/de/sturmfluten' });
  await waitFor(() => expect(menu().queryByText('Springfluten')).not.toBeInTheDocument());
  await write('POST', '/de/@move', { source: '/de/forschung/sturmfluten' });
  await waitFor(() => expect(menu().getByText('Springfluten')).toBeVisible());
  calls = [];
  await write('POST', '/de/sturmfluten/@workflow/publish', {});
  await waitFor(() => expect(calls).toEqual(['/++api++/de/@navigation']));
  await write('DELETE', '/de/sturmfluten');
  await waitFor(() => expect(menu().queryByText('Springfluten')).not.toBeInTheDocument());
});

test('several writes ask once, the menu stays until the answer, and the other language is forgotten', async () => {
  const { store, router } = await openAsEditor();
  await act(() => router.navigate('/en'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await act(() => router.navigate('/de/forschung'));
  await screen.findByRole('heading', { level: 1, name: 'Forschung' });
  calls = [];
  const seen: string[] = [];
  const stop = store.subscribe(() => {
    seen.push(...Object.values(store.getState().navigation).map(({ remote }) => JSON.stringify(remote)));
  });
  for (const title of ['Eins', 'Zwei', 'Drei'])
    await write('PATCH', '/de/forschung/gezeiten', { title, description: '' });
  await waitFor(() => expect(calls).toEqual(['/++api++/de/@navigation']));
  stop();
  expect(seen.filter((remote) => remote === '{"status":"idle"}')).toEqual([]);
  expect(Object.keys(store.getState().navigation)).toEqual(['de siteadmin']);
});

test('a write that fails, and one that changes no content, ask nothing', async () => {
  await openAsEditor();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await expect(request('/de/nirgends', { method: 'DELETE', language: 'de' })).rejects.toMatchObject({
    details: { status: 404 },
  });
  await act(async () => {
    await request('/de/@querystring-search', {
      method: 'POST',
      body: {
        query: [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Document'] }],
      },
      language: 'de',
      leavesContent: true,
    });
  });
  await passPauses();
  expect(calls).toEqual([]);
});

test('a save renews the page that it changed and forgets those below, but no others; a lock renews nothing', async () => {
  const { router, store } = await openAsEditor();
  await act(() => router.navigate('/de/institut-kueste'));
  await screen.findByRole('heading', { level: 1, name: /IKF|Küstenforschung/ });
  await act(() => router.navigate('/de/forschung'));
  await screen.findByRole('heading', { level: 1, name: 'Forschung' });
  const known = () => Object.keys(store.getState().pages);
  const asked: string[] = [];
  api.events.on('request:start', ({ request: { url, method } }) => {
    if (method === 'GET') asked.push(new URL(url).pathname.replace('/++api++', ''));
  });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await act(() =>
    request('/de/institut-kueste/@lock', { method: 'POST', language: 'de', body: {}, leavesContent: true }),
  );
  await passPauses();
  expect(asked).toEqual(['/de/@types']);
  asked.length = 0;
  vi.useRealTimers();

  await write('PATCH', '/de/forschung', { title: 'Was wir erforschen' });
  expect(screen.getByRole('heading', { level: 1, name: 'Forschung' })).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Was wir erforschen' });
  expect(asked.sort()).toEqual(['/de/@navigation', '/de/forschung']);
  expect(known()).toContain(pageKey({ path: '/de/institut-kueste', language: 'de', userId: 'siteadmin' }));

  await write('DELETE', '/de/institut-kueste/@lock', { force: true });
  await write('PATCH', '/de/institut-kueste', { description: 'Anders' });
  expect(known()).not.toContain(
    pageKey({ path: '/de/institut-kueste', language: 'de', userId: 'siteadmin' }),
  );
  await write('PATCH', '/de/forschung', { title: 'Forschung' });
});

test('navigation is loaded anew after login and after logout', async () => {
  const { store } = await renderSite('/de/forschung');
  await screen.findByRole('heading', { level: 1, name: 'Forschung' });
  const isKnown = (user: string) => `de ${user}` in store.getState().navigation;
  expect(isKnown('')).toBe(true);
  await act(() => store.dispatch(login({ login: 'editor', password: 'Portal-Demo-2026', language: 'de' })));
  await waitFor(() => expect(isKnown('editor')).toBe(true));
  expect(isKnown('')).toBe(false);
  await act(() => store.dispatch(logout('de')));
  await waitFor(() => expect(isKnown('')).toBe(true));
  expect(isKnown('editor')).toBe(false);
  expect(Cookies.get(sessionCookie)).toBeUndefined();
});
