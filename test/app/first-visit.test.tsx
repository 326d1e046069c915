import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCall } from '@/lib/content-call';
import { apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderSite } from '~test/support/render-site';
import { storedPage } from '~test/support/stored-page';
import { menuItems, origin } from '../shell/shell-data';

const api = startApi();

beforeEach(() => {
  Cookies.set('confirm_cookies', '1');
});
afterEach(() => {
  Cookies.remove('confirm_cookies');
  delete window.portalFirstRequest;
});

const page = storedPage([{ '@type': 'title' }, { '@type': 'text', text: { data: '<p>Worte.</p>' } }], {
  ...makeContent({ '@id': `${origin}/de/seite`, title: 'Eine Seite' }),
});
page['@components'] = {
  ...page['@components'],
  navigation: { '@id': `${origin}/de/seite/@navigation`, items: menuItems },
};

/** What the inline script has asked for before the bundle came. */
function askEarly(answer: Promise<Response>): void {
  answer.catch(() => undefined);
  window.portalFirstRequest = { url: `/++api++${contentCall('/de/seite', true)}`, token: null, answer };
}

/** Counts what the site asks for itself; pages are answered as the CMS would. */
function countCalls(): string[] {
  const asked: string[] = [];
  api.use(
    http.get(apiPath('/de/seite'), ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json(page as never);
    }),
    http.get(apiPath('/de'), () => HttpResponse.json(makeContent({ title: 'Start' }) as never)),
    http.get(apiPath('/de/@navigation'), () => HttpResponse.json({ '@id': '', items: menuItems } as never)),
  );
  return asked;
}

/** What the visitor sees after each drawing. */
function watchDrawings() {
  const drawings: { heading: string; menu: string; footer: string }[] = [];
  const onRender = () =>
    drawings.push({
      heading: document.querySelector('main h1')?.textContent ?? '',
      menu: document.querySelector('.main-navigation__link')?.textContent ?? '',
      footer: document.querySelector('.doormat__heading')?.textContent ?? '',
    });
  return { drawings, onRender };
}

test('a page that came early is drawn once with what the first screen shows, and the footer after the paint', async () => {
  const asked = countCalls();
  askEarly(Promise.resolve(HttpResponse.json(page as never)));
  const { drawings, onRender } = watchDrawings();
  await renderSite('/de/seite', { onRender });
  await waitFor(() => expect(document.title).toContain('Eine Seite'));
  await waitFor(() => expect(drawings.at(-1)?.footer).toMatch(/./));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Eine Seite');
  expect(screen.getAllByRole('link', { name: 'Institute' })).not.toEqual([]);
  expect(drawings).toEqual([
    { heading: 'Eine Seite', menu: 'Institute', footer: '' },
    { heading: 'Eine Seite', menu: 'Institute', footer: expect.stringMatching(/./) },
  ]);
  expect(asked).toEqual([]);
});

test('a page that is late is waited for with header, footer and its outline, and not asked for again', async () => {
  const asked = countCalls();
  let send: (answer: Response) => void = () => undefined;
  askEarly(new Promise((resolve) => (send = resolve)));
  await renderSite('/de/seite');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(document.querySelector('.page-skeleton')).not.toBeNull();
  send(HttpResponse.json(page as never));
  expect(await screen.findByRole('heading', { level: 1, name: 'Eine Seite' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('an early answer that failed on its way is asked for again, once', async () => {
  const asked = countCalls();
  askEarly(Promise.reject(new Error('No line.')));
  await renderSite('/de/seite');
  expect(await screen.findByRole('heading', { level: 1, name: 'Eine Seite' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an early answer that says no is shown, and not asked for again', async () => {
  const asked = countCalls();
  askEarly(Promise.resolve(HttpResponse.json({ type: 'NotFound', message: 'No.' }, { status: 404 })));
  await renderSite('/de/seite');
  expect(await screen.findByText('404', { exact: false })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page that moved is drawn at its new address', async () => {
  const asked = countCalls();
  const moved = HttpResponse.json(page as never);
  vi.spyOn(moved, 'redirected', 'get').mockReturnValue(true);
  vi.spyOn(moved, 'url', 'get').mockReturnValue(`${origin}/++api++/de/seite`);
  window.portalFirstRequest = {
    url: `/++api++${contentCall('/de/alt', true)}`,
    token: null,
    answer: Promise.resolve(moved),
  };
  const { router } = await renderSite('/de/alt');
  expect(await screen.findByRole('heading', { level: 1, name: 'Eine Seite' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/de/seite');
  expect(asked).toHaveLength(1);
});
