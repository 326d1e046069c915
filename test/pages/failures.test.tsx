import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, passthrough } from 'msw';
import { describe, expect, test } from 'vitest';
import { ofType } from '~mocks/seed/listing-blocks';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { examplePages } from './content/example-pages';

const { api, cms } = startCms({
  items: [
    ...examplePages,
    {
      path: '/de/liste',
      type: 'Document',
      title: 'Seite mit Listen',
      blocks: [
        { '@type': 'title' },
        { '@type': 'listing', headline: 'Erste Liste', querystring: { query: [ofType('Meldung')] } },
      ],
    },
  ],
});

/** Ways in which a call can fail, each as the browser sees it. */
const failures = {
  'no connection': () => HttpResponse.error(),
  'an error of the server': () => HttpResponse.json({ type: 'KeyError', message: "'x'" }, { status: 500 }),
  'a proxy’s page': () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
  'a page in place of data': () => HttpResponse.html('<h1>Wartung</h1>'),
  'nothing at all': () => new HttpResponse(null, { status: 200 }),
} as const;

const screens = [
  '/de/seite',
  '/de/liste',
  '/de/ordner',
  '/de/meldung',
  '/de/termin',
  '/de/gibt-es-nicht',
  '/de/search?SearchableText=titel',
  '/de/search?Subject=K%C3%BCste',
  '/de/sitemap',
  '/de/login',
];

const nameOf = (request: Request) => {
  const { pathname } = new URL(request.url);
  return `${request.method} ${pathname}`;
};

async function isQuiet(): Promise<void> {
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 10_000 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** Names of the calls that a screen makes when all goes well. */
async function callsOf(path: string): Promise<string[]> {
  const calls = new Set<string>();
  api.use(
    http.all(/.*/, ({ request }) => {
      if (request.url.startsWith('data:')) return passthrough();
      calls.add(nameOf(request));
      return cms().fetch(request);
    }),
  );
  const { unmount } = await renderSite(path);
  await isQuiet();
  unmount();
  api.resetHandlers();
  return [...calls];
}

const saidOf = (element: HTMLElement) =>
  /konnten? nicht geladen werden|nicht erreichbar|schiefgelaufen|antwortet nicht/.test(
    element.textContent ?? '',
  );

/**
 * The call of a screen for header and footer, and that for the number of hits in the other language: without them the
 * screen has all that it is there for.
 */
const hasDefaults = (call: string) => ['GET /++api++/de', 'GET /++api++/en/@search'].includes(call);

describe('a caught failure has visible words and a way on', () => {
  test.each(screens)('on %s, whichever call fails', async (path) => {
    const calls = await callsOf(path);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      for (const [name, fail] of Object.entries(failures)) {
        api.use(http.all(/.*/, ({ request }) => (nameOf(request) === call ? fail() : cms().fetch(request))));
        const { unmount } = await renderSite(path);
        await isQuiet();
        const where = `${call}: ${name}`;
        const main = screen.getByRole('main');
        const ways = [...within(main).queryAllByRole('link'), ...within(main).queryAllByRole('button')];
        expect(ways.length, `${where}: a way on`).toBeGreaterThan(0);
        if (hasDefaults(call)) expect(saidOf(main), `${where}: the page stands`).toBe(false);
        else await waitFor(() => expect(saidOf(document.body), `${where}: words`).toBe(true));
        unmount();
        api.resetHandlers();
      }
    }
  });

  test.each(Object.entries(failures))('at the login: %s', async (_name, fail) => {
    await renderSite('/de/login');
    api.use(http.post(/@login$/, fail));
    await userEvent.type(await screen.findByLabelText('Benutzername'), 'editor');
    await userEvent.type(screen.getByLabelText('Passwort'), 'geheim');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nicht erreichbar|unerwartete Antwort/);
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
    expect(screen.getByLabelText('Benutzername')).toHaveValue('editor');
  });

  test('trying again brings what had failed', async () => {
    let isDown = true;
    api.use(
      http.all(/@querystring-search/, ({ request }) =>
        isDown ? HttpResponse.error() : cms().fetch(request),
      ),
    );
    await renderSite('/de/liste');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Dieser Inhalt konnte nicht geladen werden.');
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /Titel Meldung/ })).toBeVisible();
  });
});
