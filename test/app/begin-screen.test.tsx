import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { beginVisit } from '@/app/first-visit';
import { preloadViews } from '@/app/preload-views';
import { takeOpening } from '@/editor/session/opening-ahead';
import { contentCall } from '@/lib/content-call';
import { sessionCookie } from '@/lib/session-token';
import { pageKey } from '@/state/pages';
import { createStore } from '@/state/store';
import { apiPath, startApi } from '~test/support/api';
import { storedPage } from '~test/support/stored-page';
import { origin } from '../shell/shell-data';

const api = startApi();
const path = '/de/seite';
const payload = btoa(JSON.stringify({ sub: 'redaktion', exp: 4_000_000_000 }));
const token = `a.${payload}.c`;

afterEach(() => {
  Cookies.remove(sessionCookie, { path: '/' });
  delete window.portalFirstRequest;
});

/** Begins a visit at an address as the page does, with the page's content under way; gives the calls that reach the CMS. */
async function visit(address: string, { isLoggedIn = true } = {}) {
  const page = storedPage([{ '@type': 'title' }], { '@id': `${origin}${path}`, title: 'Eine Seite' });
  const asked: string[] = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace('/++api++', '')}`);
  });
  api.use(
    http.post(apiPath(`${path}/@lock`), () => HttpResponse.json({ token: 'ein-schloss' })),
    http.get(apiPath(`${path}/@types/Document`), () => HttpResponse.json({ title: 'Seite' })),
    ...[path, `${path}/edit`, '/de'].map((each) =>
      http.get(apiPath(each), () => HttpResponse.json(page as never)),
    ),
  );
  if (isLoggedIn) Cookies.set(sessionCookie, token, { path: '/' });
  else Cookies.remove(sessionCookie, { path: '/' });
  const given = isLoggedIn ? token : null;
  const answer = Promise.resolve(HttpResponse.json(page as never));
  window.portalFirstRequest = { url: `/++api++${contentCall(path, true)}`, token: given, answer };
  await beginVisit(createStore(undefined, { preloadViews }), address);
  return asked;
}

test('a page that is to be edited is locked and read once, before its editor is drawn', async () => {
  const asked = await visit(`${path}/edit`);
  await waitFor(() => expect(asked).toContain(`GET ${path}`), { timeout: 20_000 });
  expect(asked.toSorted()).toEqual([`GET ${path}`, `GET ${path}/@types/Document`, `POST ${path}/@lock`]);
  const name = pageKey({ path, language: 'de', userId: 'redaktion' });
  const refuse = () => Promise.reject(new Error('opened twice'));
  const opened = await takeOpening(name, refuse, new AbortController().signal);
  expect(opened).toMatchObject({
    path,
    type: 'Document',
    title: 'Eine Seite',
    lock: { token: 'ein-schloss' },
  });
});

test('nothing is locked for a visit to a page, to another screen, or of a visitor', async () => {
  const asked = [
    await visit(path),
    await visit(`${path}/history`),
    await visit(`${path}/edit`, { isLoggedIn: false }),
  ];
  // The files of the screens have come by then.
  await import('@/editor/screens/edit-page');
  await new Promise(requestAnimationFrame);
  expect(asked.flat().filter((call) => call.includes('@lock'))).toEqual([]);
});
