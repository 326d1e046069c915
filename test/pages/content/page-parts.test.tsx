import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { startCms } from '~test/support/cms';
import { apiPath } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderSite } from '~test/support/render-site';
import { examplePages } from './example-pages';

const { api } = startCms({ items: examplePages });

async function open(path: string) {
  const site = await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  return { ...site, main: within(screen.getByRole('main')) };
}

const lastModified = 'Zuletzt geändert: 19.11.2026, 10:42 Uhr';

describe('the last-modified note', () => {
  test.each(['/de/seite', '/de/ordner', '/de/meldung', '/de/termin', '/de/watt', '/de/person', '/de/stelle'])(
    'stands below %s',
    async (path) => {
      const { main } = await open(path);
      expect(main.getByText(lastModified)).toBeVisible();
    },
  );

  test('is written in English below an English page', async () => {
    const { main } = await open('/en/page');
    expect(main.getByText('Last modified: 19th November 2026, 10:42 AM')).toBeVisible();
  });

  test.each(['/de', '/de/institut', '/de/institut/bereich', '/de/projekt'])(
    'is hidden for LRF, Institut, Institutsbereich and Project: %s',
    async (path) => {
      const { main } = await open(path);
      expect(main.queryByText(/Zuletzt geändert/)).toBeNull();
    },
  );
});

test('view, last-modified note and subject tags follow each other in this order', async () => {
  const { main } = await open('/de/meldung');
  const note = main.getByText(lastModified);
  const tags = main.getByRole('region', { name: 'Schlagwörter' });
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(main.getByRole('heading', { level: 1 }), note)).toBe(true);
  expect(follows(note, tags)).toBe(true);
});

describe('the language of the content', () => {
  test.each([
    ['is the one of the page around it', { token: 'de', title: 'Deutsch' }, null],
    ['is said where it is another one', { token: 'en', title: 'English' }, 'en'],
    ['may be written as its token alone', 'en', 'en'],
    ['may be missing', '', null],
  ])('%s', async (_, language, expected) => {
    const page = makeContent({ '@id': 'http://localhost:3000/de/sprache', title: 'Sprache', language });
    api.use(http.get(apiPath('/de/sprache'), () => HttpResponse.json(page as never)));
    const { main } = await open('/de/sprache');
    expect(main.getByRole('article').getAttribute('lang')).toBe(expected);
  });
});

describe('a right-hand navigation column', () => {
  test('does not appear without entries', async () => {
    const page = makeContent({ show_navigation_portlet: true });
    page['@components'].contextnavigation = { '@id': 'x', available: false, items: [] } as never;
    api.use(http.get(apiPath('/de/seite'), () => HttpResponse.json(page as never)));
    const { main } = await open('/de/seite');
    expect(main.queryByRole('complementary')).toBeNull();
  });

  test('appears when show_navigation_portlet is true', async () => {
    const { main } = await open('/de/seite');
    const column = within(await main.findByRole('navigation', { name: 'Navigation' }));
    expect(column.getAllByRole('link').length).toBeGreaterThan(0);
  });

  test('does not appear when it is not', async () => {
    const { main } = await open('/de/seite/nachbar');
    expect(main.queryByRole('navigation', { name: 'Navigation' })).toBeNull();
  });

  test.each(['/de', '/de/institut', '/de/institut/bereich'])(
    'does not appear for LRF, Institut and Institutsbereich: %s',
    async (path) => {
      const { main } = await open(path);
      expect(main.queryByRole('complementary')).toBeNull();
    },
  );
});

test.each(['LFR', 'LRF'])('%s has neither column nor last-modified, in either spelling', async (type) => {
  const page = makeContent({
    '@id': 'http://localhost:3000/de',
    '@type': type,
    title: 'Deutsch',
    show_navigation_portlet: true,
  });
  page['@components'].contextnavigation = {
    '@id': 'x',
    available: true,
    has_custom_name: false,
    title: 'Navigation',
    url: '/de',
    items: [{ '@id': 'http://localhost:3000/de/seite', href: '/de/seite', title: 'Seite', items: [] }],
  } as never;
  api.use(http.get(apiPath('/de'), () => HttpResponse.json(page as never)));
  const { main } = await open('/de');
  expect(main.queryByRole('complementary')).toBeNull();
  expect(main.queryByText(/Zuletzt geändert/)).toBeNull();
});

describe('subject tags', () => {
  test('link to the search for everything that carries them', async () => {
    const { main, router } = await open('/de/seite');
    const tags = within(main.getByRole('region', { name: 'Schlagwörter' }));
    expect(tags.getByRole('link', { name: 'Küste' })).toHaveAttribute(
      'href',
      '/de/search?Subject=K%C3%BCste',
    );
    await userEvent.click(tags.getByRole('link', { name: 'Ebbe & Flut' }));
    expect(await screen.findByText(/mit dem Schlagwort „Ebbe & Flut“/)).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('Subject')).toBe('Ebbe & Flut');
    const results = within(screen.getByRole('main'));
    const found = results.getAllByRole('link', { name: 'Titel Document' });
    expect(found.map((link) => link.getAttribute('href'))).toContain('/de/seite');
  });

  test('are not shown for a Member', async () => {
    const { main } = await open('/de/person');
    expect(main.queryByRole('link', { name: 'Küste' })).toBeNull();
  });
});

describe('dates', () => {
  test('a Document without blocks shows DD/MM/YYYY HH:mm', async () => {
    const { main } = await open('/de/seite');
    expect(main.getByText('02/03/2026 10:05')).toBeVisible();
  });

  test('a Folder shows DD/MM/YYYY', async () => {
    const { main } = await open('/de/ordner');
    expect(await main.findByText(/02\/03\/2026/)).toBeVisible();
  });

  test('in English the plain forms are the same', async () => {
    const { main } = await open('/en/page');
    expect(main.getByText('02/03/2026 10:05')).toBeVisible();
  });

  test('dates not later than one day after the epoch are not shown', async () => {
    const { main } = await open('/de/ewig');
    expect(main.queryByText(/1969|1970/)).toBeNull();
  });
});

test('comments are fetched once somebody comes near to them, or moves', async () => {
  class Unseen {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Unseen);
  const asked: string[] = [];
  api.use(
    http.get(apiPath('/de/meldung'), () =>
      HttpResponse.json(makeContent({ '@id': '/de/meldung', title: 'Meldung', allow_discussion: true })),
    ),
    http.get(apiPath('/de/meldung/@comments'), ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ items: [], items_total: 0 });
    }),
  );
  const { main } = await open('/de/meldung');
  expect(await main.findByText(/Zuletzt geändert/)).toBeVisible();
  expect(asked).toEqual([]);
  fireEvent.pointerMove(window);
  expect(await main.findByRole('button', { name: 'Kommentar absenden' })).toBeVisible();
  expect(asked).toHaveLength(1);
  vi.unstubAllGlobals();
});
