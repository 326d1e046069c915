import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { realExample } from '~test/support/real-examples';
import { renderSite, type RenderSiteOptions } from '~test/support/render-site';
import { searchPages } from './search-pages';

const { api, cms } = startCms({ items: searchPages });

/** Opens a search and waits for its answer in words. */
async function open(path: string, options?: RenderSiteOptions) {
  const rendered = await renderSite(path, options);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...rendered, main };
}

/** Keeps the addresses of the searches that the screen makes. */
function watchSearches(): URL[] {
  const asked: URL[] = [];
  api.use(
    http.get(/@(solr|search)(\?|$)/, ({ request }) => {
      asked.push(new URL(request.url));
      return cms().fetch(request);
    }),
  );
  return asked;
}

const titles = () => [...document.querySelectorAll('.tileHeadline')].map(({ textContent }) => textContent);
const hit = (name: string) => {
  const link = within(screen.getByRole('main')).getByRole('link', { name });
  return within(link.closest<HTMLElement>('.tileItem') ?? document.body);
};
const queryOf = (router: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));
const count = () => document.querySelector('.search-page__count')?.textContent;

describe('results', () => {
  test('are counted by group; groups without a hit cannot be chosen', async () => {
    const { main, router } = await open('/de/search?SearchableText=gewebe');
    expect(count()).toBe('5 Treffer für „gewebe“');
    const tabs = within(main.getByRole('navigation', { name: 'Treffer nach Art' }));
    expect(tabs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Alle5',
      'Seiten2',
      'Meldungen und Artikel1',
      'Veranstaltungen1',
      'Bilder0',
      'Dateien0',
      'Personen1',
      'Stellen0',
    ]);
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Alle5',
      'Seiten2',
      'Meldungen und Artikel1',
      'Veranstaltungen1',
      'Personen1',
    ]);
    await userEvent.click(tabs.getByRole('link', { name: /^Personen/ }));
    await waitFor(() => expect(titles()).toEqual(['Prof. Dr. Ylva Torsen']));
    expect(queryOf(router)).toEqual({ SearchableText: 'gewebe', group_select: '6' });
    expect(tabs.getByRole('link', { name: /^Personen/ })).toHaveAttribute('aria-current', 'true');
    expect(tabs.getByRole('link', { name: /^Alle/ })).toHaveTextContent('Alle5');
  });

  test('are told to screen readers, whose status line is there before them', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      http.get(apiPath('/@solr'), async ({ request }) => {
        await held;
        return cms().fetch(request);
      }),
    );
    await renderSite('/de/search?SearchableText=gewebe');
    const line = await waitFor(() => {
      const found = document.querySelector('.search-page__count');
      expect(found).toHaveTextContent('Wird geladen');
      return found;
    });
    expect(line).toHaveAttribute('role', 'status');
    answer();
    await waitFor(() => expect(line).toHaveTextContent('5 Treffer für „gewebe“'));
    expect(line?.isConnected).toBe(true);
  });

  test('show the words marked where they stand', async () => {
    await open('/de/search?SearchableText=gewebe');
    const page = hit('Mechanik des Gewebes');
    expect(page.getByText('Seite')).toBeVisible();
    expect(page.getByText('Wie Zellen ziehen und drücken.')).toBeVisible();
    expect(page.getAllByText(/^Gewebe/).map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  });

  test('show as text whatever else a real Solr leaves unescaped', async () => {
    const nothing = { response: { docs: [], numFound: 0, start: 0 }, portal_path: '/Plone' };
    api.use(
      http.get(apiPath('/@solr'), ({ request }) =>
        HttpResponse.json(request.url.includes('path_prefix') ? nothing : realExample('solr-hl-html')),
      ),
    );
    await open('/en/search?SearchableText=marker', { site: { solr: 'kitconcept' } });
    const page = hit('Xss <b>marker</b> page');
    expect(page.getByText(/Evil <script>alert\(1\)<\/script> <img src=x onerror=alert\(2\)>/)).toBeVisible();
    expect(page.getAllByText('marker').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
    expect(document.querySelector('.tileItem :is(script, img, b)')).toBeNull();
  });

  test('cut a description of more than 200 characters at 199', async () => {
    await open('/de/search?SearchableText=gewebe');
    expect(hit('Neues vom Gewebe').getByText(/^x+…$/)).toHaveTextContent(`${'x'.repeat(199)}…`);
  });

  test('bring what is known: day and place of an event, phone, e-mail, institute and room of a person', async () => {
    await open('/de/search?SearchableText=gewebe');
    const event = hit('Gewebe im Gespräch');
    expect(event.getByText('01.02.2027, 13:00 Uhr')).toBeVisible();
    expect(event.getByText('Hörsaal')).toBeVisible();
    const person = hit('Prof. Dr. Ylva Torsen');
    expect(person.getByRole('link', { name: '+49 40 66969-211' })).toHaveAttribute(
      'href',
      'tel:+494066969211',
    );
    expect(person.getByRole('link', { name: 'y.torsen@immerlund.example' })).toBeVisible();
    expect(person.getByText('Institut für Zellbiophysik')).toBeVisible();
    expect(person.getByText('Geb.04.8/R.211')).toBeVisible();
    expect(hit('Neues vom Gewebe').getByText('02.03.2026')).toBeVisible();
  });

  test('are the same from either generation of the server', async () => {
    const { unmount } = await open('/de/search?SearchableText=wind-01%20gewebes');
    const fromPortal = [count(), titles()];
    unmount();
    api.use(
      http.get(apiPath('/@solr'), async ({ request }) => {
        interface Answer {
          highlighting: Record<string, { content?: string[] }>;
          group_counts?: number[];
          response: { docs: { UID: string }[] };
        }
        const { highlighting, ...body } = (await (await cms().fetch(request)).json()) as Answer;
        delete body.group_counts;
        for (const doc of body.response.docs)
          Object.assign(doc, { highlighting: highlighting[doc.UID]?.content });
        return HttpResponse.json(body);
      }),
    );
    await open('/de/search?SearchableText=wind-01%20gewebes', { site: { solr: 'kitconcept' } });
    expect([count(), titles()]).toEqual(fromPortal);
    expect(screen.getByRole('link', { name: /^Seiten/ })).toHaveTextContent('31');
  });

  test('in main and network have neither career pages nor their group', async () => {
    const { main } = await open('/de/search?SearchableText=gewebe', { site: { variant: 'main' } });
    expect(titles()).not.toContain('Gewebe als Beruf');
    expect(count()).toBe('4 Treffer für „gewebe“');
    const tabs = within(main.getByRole('navigation', { name: 'Treffer nach Art' })).getAllByRole('listitem');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Alle4',
      'Seiten1',
      'Meldungen und Artikel1',
      'Veranstaltungen1',
      'Bilder0',
      'Dateien0',
      'Personen1',
    ]);
  });
});

describe('order, scope and pages', () => {
  test('stand in the address; each of the first two begins at page 1, a page keeps all others', async () => {
    const path = '/de/reihe/@@search?SearchableText=wind&allow_local=true&local=true&page=2';
    const { main, router } = await open(path);
    expect(titles()).toHaveLength(5);
    await userEvent.click(main.getByRole('link', { name: 'Alphabet' }));
    await waitFor(() => expect(titles()[0]).toBe('Wind 01'));
    expect(queryOf(router)).toMatchObject({ sort_on: 'sortable_title', local: 'true' });
    expect(queryOf(router)).not.toHaveProperty('page');

    await userEvent.click(main.getByRole('link', { name: /^Seiten/ }));
    await userEvent.click(await main.findByRole('link', { name: 'Nächste Seite' }));
    await waitFor(() => expect(titles()).toEqual(['Wind 26', 'Wind 27', 'Wind 28', 'Wind 29', 'Wind 30']));
    expect(queryOf(router)).toEqual({
      SearchableText: 'wind',
      allow_local: 'true',
      local: 'true',
      sort_on: 'sortable_title',
      group_select: '1',
      page: '2',
    });
    expect(document.querySelector('.search-page__count')).toHaveFocus();

    await userEvent.click(main.getByRole('radio', { name: 'Alle Inhalte (global)' }));
    await waitFor(() => expect(queryOf(router)).toMatchObject({ local: 'false', group_select: '1' }));
    expect(queryOf(router)).not.toHaveProperty('page');
  });

  test('newest first is sent as effective in reverse', async () => {
    const asked = watchSearches();
    const { main, router } = await open('/de/search?SearchableText=gewebe');
    await userEvent.click(main.getByRole('link', { name: 'Datum' }));
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('effective desc'));
    expect(queryOf(router)).toMatchObject({ sort_on: 'effective', sort_order: 'reverse' });
  });

  test('a local search asks with its place, which the choice names', async () => {
    const asked = watchSearches();
    const { main } = await open('/de/reihe/@@search?SearchableText=gewebe&allow_local=true&local=true');
    expect(asked.find(({ pathname }) => pathname.endsWith('@solr'))?.searchParams.get('path_prefix')).toBe(
      '/de/reihe',
    );
    expect(await main.findByRole('radio', { name: 'Nur dieser Unterordner: Eine Reihe' })).toBeChecked();
    await userEvent.click(main.getByRole('radio', { name: 'Alle Inhalte (global)' }));
    await waitFor(() => expect(titles()).toContain('Mechanik des Gewebes'));
    expect(asked.at(-1)?.searchParams.has('path_prefix')).toBe(false);
  });

  test.each([
    ['/search?SearchableText=wind&allow_local=true', 'the root'],
    ['/de/@@search?SearchableText=wind&allow_local=true&local=true', 'the root of a language'],
    ['/de/reihe/@@search?SearchableText=wind', 'a place without leave'],
  ])('%s offers no choice: %s', async (path) => {
    const { main } = await open(path);
    expect(count()).toContain('„wind“');
    expect(main.queryByRole('radio')).toBeNull();
  });

  test('a page that the results do not have leads back to the first', async () => {
    const { main } = await open('/de/search?SearchableText=wind&page=999');
    await userEvent.click(main.getByRole('link', { name: 'Zur ersten Seite' }));
    await waitFor(() => expect(titles()).toHaveLength(25));
  });
});

describe('searching', () => {
  test('carries the six columns and the scope, and nothing else of the search before', async () => {
    const { main, router } = await open(
      '/de/reihe/@@search?SearchableText=wind&allow_local=true&page=2&group_select=1',
    );
    const field = main.getByRole('combobox', { name: 'Suchbegriff' });
    expect(field).toHaveValue('wind');
    await userEvent.clear(field);
    await userEvent.type(field, ' gewebe & "Küste" {Enter}');
    await waitFor(() => expect(count()).toContain('„gewebe & "Küste"“'));
    const parameters = new URLSearchParams(router.state.location.search);
    expect(parameters.get('SearchableText')).toBe('gewebe & "Küste"');
    expect(parameters.getAll('metadata_fields')).toEqual([
      'room',
      'building',
      'phone',
      'email',
      'getIcon',
      'institute',
    ]);
    expect(parameters.get('allow_local')).toBe('true');
    expect(parameters.has('page') || parameters.has('group_select')).toBe(false);
  });

  test.each(['', '?SearchableText=', '?SearchableText=%20%20', '?group_select=2&sort_on=effective'])(
    'without text, type, state or tag (%j) asks nothing',
    async (query) => {
      const asked = watchSearches();
      const { store } = await open(`/de/search${query}`);
      expect(asked).toEqual([]);
      expect(store.getState().solr).toEqual({});
      expect(document.querySelector('.search-page__count')).toBeNull();
    },
  );

  test('results are reset when the text goes', async () => {
    const { router, store } = await open('/de/search?SearchableText=gewebe');
    expect(titles()).toHaveLength(5);
    await act(() => router.navigate('/de/search'));
    await waitFor(() => expect(titles()).toEqual([]));
    expect(store.getState().solr).toEqual({});
  });

  test('by type alone takes the type’s title', async () => {
    await open('/de/search?portal_type=News');
    expect(titles()).toEqual(['Neues vom Gewebe']);
    expect(count()).toBe('1 Treffer');
  });

  test.each(['Küste', 'Ebbe & "Flut"'])(
    'by the tag %s finds what carries it, without groups',
    async (tag) => {
      const { main } = await open(`/de/search?Subject=${encodeURIComponent(tag)}`);
      expect(titles()).toEqual(['Mechanik des Gewebes']);
      expect(count()).toBe(`1 Inhalt mit dem Schlagwort „${tag}“`);
      expect(main.queryByRole('navigation', { name: 'Treffer nach Art' })).toBeNull();
    },
  );

  test.each(['search', 'search-old'])('by tag and type in /%s finds what is both', async (name) => {
    const { unmount } = await open(`/de/${name}?Subject=K%C3%BCste&portal_type=Event`);
    expect(titles()).toEqual([]);
    expect(count()).toBe('Keine Inhalte mit dem Schlagwort „Küste“');
    unmount();
    await open(`/de/${name}?Subject=K%C3%BCste&portal_type=Document`);
    expect(titles()).toEqual(['Mechanik des Gewebes']);
  });

  test('by type alone is counted without a text in the plain search too', async () => {
    await open('/de/search-old?portal_type=Meldung');
    expect(count()).toBe('1 Treffer');
  });
});

describe('a server that fails', () => {
  test('by a page in HTML is told in words, and asked again on request', async () => {
    api.use(
      http.get(apiPath('/@solr'), () => HttpResponse.html('<h1>Error</h1>', { status: 500 }), { once: true }),
    );
    const { main } = await open('/de/search?SearchableText=gewebe');
    expect(main.getByRole('alert')).toHaveTextContent('Die Suche ist gerade nicht erreichbar.');
    await userEvent.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(titles()).toHaveLength(5));
    expect(main.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toHaveClass('search-page__found');
  });

  test('to have @solr is replaced by its catalog, whose groups have no counts', async () => {
    api.use(http.get(apiPath('/@solr'), () => HttpResponse.json({ type: 'NotFound' }, { status: 404 })));
    const { main } = await open('/de/search?SearchableText=gewebe&group_select=1');
    expect(titles().sort()).toEqual(['Gewebe als Beruf', 'Mechanik des Gewebes']);
    expect(main.getByRole('link', { name: 'Bilder' })).toBeVisible();
  });
});

/** What an address may hold, and what the server is then asked for; null is nothing. */
const badInput: readonly (readonly [string, Record<string, string | null> | null])[] = [
  ['SearchableText=wind&SearchableText=gewebe', { q: 'wind' }],
  ['SearchableText=&SearchableText=wind', { q: 'wind' }],
  [`SearchableText=${'%C3%BC'.repeat(300)}`, { q: 'ü'.repeat(300) }],
  ['SearchableText=%E4%F6&x=%', null],
  ['SearchableText=wind%00%0Aneu', { q: 'wind  neu' }],
  ['SearchableText=wind&page=-1', { q: 'wind', start: '0' }],
  ['SearchableText=wind&page=0', { start: '0' }],
  ['SearchableText=wind&page=abc', { start: '0' }],
  ['SearchableText=wind&page=2&page=3', { start: '25' }],
  ['SearchableText=wind&page=999', { start: '24950' }],
  ['SearchableText=wind&group_select=99', { group_select: '0' }],
  ['SearchableText=wind&group_select=-1', { group_select: '0' }],
  ['SearchableText=wind&group_select=', { group_select: '0' }],
  ['SearchableText=wind&group_select=unbekannt', { group_select: '0' }],
  ['SearchableText=wind&sort_on=allowedRolesAndUsers', { sort: null }],
  ['SearchableText=wind&sort_on=effective&sort_order=quer', { sort: 'effective desc' }],
  ['SearchableText=wind&local=vielleicht', { path_prefix: null }],
  ['SearchableText=<script>alert(1)</script>', { q: '<script>alert(1)</script>' }],
  ['SearchableText="', { q: '"' }],
  ['SearchableText=*', { q: '*' }],
  ['SearchableText=wind&metadata_fields=password', { q: 'wind' }],
];

test.each([
  ['search', 'combobox'],
  ['search-old', 'searchbox'],
] as const)(
  'what is too long for /%s is said to be, stays in its field and is not asked for',
  async (name, role) => {
    const asked = watchSearches();
    const { main, router } = await open(`/de/${name}?SearchableText=${'x'.repeat(301)}`);
    const field = main.getByRole(role);
    expect(await main.findByRole('alert')).toHaveTextContent('mehr als 300 Zeichen');
    expect(field).toHaveAccessibleDescription(/mehr als 300/);
    expect(field).toHaveValue('x'.repeat(301));
    const { key } = router.state.location;
    await userEvent.type(field, '{Enter}');
    expect(router.state.location.key).toBe(key);
    expect(asked).toEqual([]);
    await userEvent.type(field, '{Backspace}{Enter}');
    await waitFor(() => expect(main.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(queryOf(router)).toMatchObject({ SearchableText: 'x'.repeat(300) }));
  },
);

test.each(badInput)('%.60s is ignored or shown safely', async (query, expected) => {
  const asked = watchSearches();
  const { main } = await open(`/de/reihe/@@search?${query}`);
  expect(main.queryByRole('alert')).toBeNull();
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Suche');
  const [first] = asked;
  if (expected === null) expect(first).toBeUndefined();
  for (const [name, value] of Object.entries(expected ?? {}))
    expect(first?.searchParams.get(name)).toBe(value);
  expect(first?.searchParams.getAll('metadata_fields').includes('password') ?? false).toBe(false);
  expect(document.querySelector('main script')).toBeNull();
});

describe('the plain search', () => {
  test('asks the catalog of the language', async () => {
    const asked = watchSearches();
    const { main, router } = await open('/de/search-old');
    expect(asked).toEqual([]);
    await userEvent.type(main.getByRole('searchbox', { name: 'Suchbegriff' }), 'wind');
    await userEvent.click(main.getByRole('button', { name: 'Suchen' }));
    await waitFor(() => expect(titles()).toHaveLength(25));
    expect(queryOf(router)).toEqual({ SearchableText: 'wind' });
    expect(asked[0]?.pathname).toBe('/++api++/de/@search');
    expect(asked[0]?.searchParams.get('SearchableText')).toBe('wind*');
    expect(count()).toBe('30 Treffer für „wind“');
  });

  test('finds by tag, and tells a failure in words', async () => {
    const { unmount } = await open('/de/search-old?Subject=K%C3%BCste');
    expect(titles()).toEqual(['Mechanik des Gewebes']);
    unmount();
    api.use(
      http.get(/@search/, () => HttpResponse.json({ type: 'ParseError', message: 'x' }, { status: 500 })),
    );
    const { main } = await open('/de/search-old?SearchableText=wind');
    expect(main.getByRole('alert')).toHaveTextContent('Die Suche ist gerade nicht erreichbar.');
  });
});

describe('words that nobody finds', () => {
  const missed = async () => {
    const answer = await cms().ask('/@missed-searches', { as: 'siteadmin' });
    return ((await answer.json()) as { items: { words: string }[] }).items.map(({ words }) => words);
  };

  test('are told once, where the whole site was searched', async () => {
    const { router } = await open('/de/search?SearchableText=tiefseegraben');
    await waitFor(async () => expect(await missed()).toEqual(['tiefseegraben']));
    for (const query of [
      'SearchableText=tiefseegraben',
      'SearchableText=gewebe',
      'SearchableText=mondfisch&portal_type=Event',
    ])
      await act(() => router.navigate(`/de/search?${query}`));
    await act(() => router.navigate('/de/search?SearchableText=riesenkalmar'));
    await waitFor(async () => expect((await missed()).toSorted()).toEqual(['riesenkalmar', 'tiefseegraben']));
    const answer = await cms().ask('/@missed-searches', { as: 'siteadmin' });
    expect(await answer.json()).toMatchObject({ items: [{ count: 1 }, { count: 1 }] });
  });

  test('are not told of somebody who is logged in', async () => {
    const sent: string[] = [];
    api.use(
      http.post(apiPath('/@missed-searches'), () => {
        sent.push('sent');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { main } = await open('/de/search?SearchableText=marianengraben', {
      token: await cms().login('editor'),
    });
    expect(main.getByText(/^Keine Treffer/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
