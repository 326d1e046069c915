// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchQuery } from '@/api/search-query';
import { searchByTag, searchPlainly, searchSite } from '@/api/solr';
import { configureSite } from '@/site/site';
import { answer, apiPath, startApi } from '~test/support/api';
import { makeSearchQuery } from '~test/support/make-search-query';
import { answerWithExample, realExample } from '~test/support/real-examples';

const api = startApi();
const fresh = () => new AbortController().signal;
beforeEach(() => configureSite({ linkBases: ['http://localhost:8080/Plone'], languages: ['de'] }));

const makeQuery = (fields: Partial<SearchQuery> = {}) => makeSearchQuery({ text: 'hydrogen', ...fields });

/** Answers a call with a body and keeps the addresses that were asked for. */
function watch(path: string, body: JsonBodyType, status = 200): URL[] {
  const asked: URL[] = [];
  api.use(
    http.get(apiPath(path), ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

const nothing = { response: { docs: [], numFound: 0, start: 0 }, portal_path: '/Plone' };

describe('what is asked of @solr', () => {
  const parametersOf = async (query: Partial<SearchQuery>) => {
    const asked = watch('/@solr', nothing);
    await searchSite(makeQuery(query), fresh());
    expect(asked).toHaveLength(1);
    return asked[0]?.searchParams ?? new URLSearchParams();
  };

  test('the site root is called with text, rows, start, tab, the fixed parameters and the six columns', async () => {
    const parameters = await parametersOf({ page: 3, tab: 2 });
    expect([...parameters]).toEqual([
      ['q', 'hydrogen'],
      ['rows', '25'],
      ['start', '50'],
      ['group_select', '2'],
      ...['room', 'building', 'phone', 'email', 'getIcon', 'institute'].map((name) => [
        'metadata_fields',
        name,
      ]),
      ['use_site_search_settings', '1'],
      ['hl', 'true'],
    ]);
  });

  test.each([
    ['relevance', null],
    ['title', 'sortable_title asc'],
    ['date', 'effective desc'],
  ] as const)('the order %s is sent as %j', async (sort, sent) => {
    expect((await parametersOf({ sort })).get('sort')).toBe(sent);
  });

  test('a place is sent as path_prefix, types and states as lists', async () => {
    const parameters = await parametersOf({
      place: '/de/a',
      types: ['News', 'Event'],
      states: ['published'],
    });
    expect(parameters.get('path_prefix')).toBe('/de/a');
    expect(parameters.getAll('portal_type:list')).toEqual(['News', 'Event']);
    expect(parameters.getAll('review_state:list')).toEqual(['published']);
  });

  test('an empty text is a star for the portal and empty for a real Solr, where a star finds nothing', async () => {
    expect((await parametersOf({ text: '', types: ['News'] })).get('q')).toBe('*');
    configureSite({ solr: 'kitconcept', languages: ['de'] });
    expect((await parametersOf({ text: '', types: ['News'] })).get('q')).toBeNull();
  });

  test('signs that mean something in an address arrive as they are', async () => {
    expect((await parametersOf({ text: 'C++ & #1 "ä"' })).get('q')).toBe('C++ & #1 "ä"');
  });
});

describe('the answer of a real Solr', () => {
  const resultsOf = async (name: string, query: Partial<SearchQuery> = {}) => {
    api.use(answerWithExample(name).handler);
    return searchSite(makeQuery(query), fresh());
  };

  test('of generation 2 gives hits with their marks, total and counts with names', async () => {
    const { items, total, groupCounts, groupLabels } = await resultsOf('solr-q-plain');
    expect([items.length, total]).toEqual([10, 15]);
    expect(groupCounts).toEqual([15, 2, 3, 1, 1]);
    expect(groupLabels).toEqual(['All', 'Pages', 'Events', 'Images', 'Files']);
    expect(items[0]).toMatchObject({
      '@id': '/en/research/hydrogen-storage',
      '@type': 'Page',
      title: 'Hydrogen Storage',
      description: 'Solid state hydrogen storage systems',
      UID: '6f772e3270cd4a2cb2097d59e521fc22',
      review_state: '',
      highlighting: [
        '<em>Hydrogen</em> is stored in metal hydrides. Alpha phase and beta phase.',
        '<em>Hydrogen</em> Storage',
        'Solid state <em>hydrogen</em> storage systems',
      ],
    });
  });

  test('of generation 1 has its marks at the top and counts without names', async () => {
    const { items, total, groupCounts, groupLabels } = await resultsOf('solr-gen1-q-plain');
    expect([items.length, total, groupCounts, groupLabels]).toEqual([2, 15, [15, 2, 3, 1, 1], []]);
    expect(items.map(({ highlighting }) => highlighting)).toEqual([
      ['<em>Hydrogen</em> is stored in metal hydrides. Alpha phase and beta phase.'],
      [],
    ]);
  });

  test('keeps every other column among the extras, the scales of a picture read', async () => {
    const { items } = await resultsOf('solr-event');
    expect(items[0]).toMatchObject({
      start: '2027-03-10T09:00:00Z',
      extras: { location: 'Room 3, Jülich', contact_phone: '+49 2461 61-0' },
    });
    const [image] = (await resultsOf('solr-image')).items;
    expect(image).toMatchObject({ image_field: 'image', extras: { mime_type: 'image/png' } });
    const [original] = (image?.extras['image_scales'] as { image: { width: number }[] }).image;
    expect(original?.width).toBeGreaterThan(0);
  });

  test('to an empty text marks every word: none of it is taken', async () => {
    const { items } = await resultsOf('solr-q-empty', { text: '', types: ['Page'] });
    expect(items.map(({ highlighting }) => highlighting)).toEqual([[], []]);
  });

  test('beyond the last page has a total and no hits', async () => {
    const { items, total } = await resultsOf('solr-start-beyond', { page: 999 });
    expect([items, total]).toEqual([[], 15]);
  });
});

test('a path that does not lie below the site is kept whole, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const docs = [
    { UID: 'a', Title: 'A', Type: 'Page', path_string: '/Plone' },
    { UID: 'b', Title: 'B', Type: 'Page', path_string: '/Plone2/de/b' },
    { UID: 'c', Title: 'C', Type: 'Page', path_string: '/Plone/de/c', image_scales: '{broken' },
  ];
  watch('/@solr', { response: { docs, numFound: 3, start: 0 }, portal_path: '/Plone' });
  const { items } = await searchSite(makeQuery(), fresh());
  expect(items.map((item) => item['@id'])).toEqual(['/', '/Plone2/de/b', '/de/c']);
  expect(warn.mock.calls).toEqual([['solrsearch path with invalid prefix "/Plone2/de/b"']]);
});

describe('main and network leave the career pages out, and do not count them', () => {
  beforeEach(() => configureSite({ variant: 'main', languages: ['de'] }));

  /** A site of 30 pages, of which every third lies among the career pages of either language. */
  const paths = Array.from({ length: 30 }, (_, index) => {
    const folder = index % 3 === 0 ? (index % 2 === 0 ? '/de/karriere' : '/en/careers') : '/de/forschung';
    return `${folder}/seite-${index}`;
  });
  const shownPaths = paths.filter((path) => path.startsWith('/de/forschung'));

  function serveSolr(): URL[] {
    const asked: URL[] = [];
    api.use(
      http.get(apiPath('/@solr'), ({ request }) => {
        const url = new URL(request.url);
        asked.push(url);
        const prefix = url.searchParams.get('path_prefix') ?? '';
        const [start, rows] = ['start', 'rows'].map((name) => Number(url.searchParams.get(name)));
        const found = paths.filter((path) => path.startsWith(prefix));
        const docs = found.slice(start, (start ?? 0) + (rows ?? 0)).map((path) => ({
          UID: path,
          Title: path,
          Type: 'Page',
          path_string: `/Plone${path}`,
        }));
        return HttpResponse.json({
          response: { docs, numFound: found.length, start },
          portal_path: '/Plone',
          group_counts: [found.length, found.length, 0],
        });
      }),
    );
    return asked;
  }

  const ids = (items: readonly { '@id': string }[]) => items.map((item) => item['@id']);

  test.each([
    [1, shownPaths.slice(0, 8)],
    [2, shownPaths.slice(8, 16)],
    [3, shownPaths.slice(16)],
    [4, []],
    [999, []],
  ])('page %i is whole, and totals and tabs tell of what is shown alone', async (page, expected) => {
    serveSolr();
    const { items, total, groupCounts } = await searchSite(makeQuery({ page, size: 8 }), fresh());
    expect(ids(items)).toEqual(expected);
    expect([total, groupCounts]).toEqual([20, [20, 20, 0]]);
  });

  test('which folders are counted is a matter of text, for they need not exist', async () => {
    const asked = serveSolr();
    await searchSite(makeQuery({ size: 8 }), fresh());
    const counting = asked.filter(({ searchParams }) => searchParams.get('rows') === '0');
    expect(counting.map(({ searchParams }) => searchParams.get('path_prefix'))).toEqual([
      '/de/karriere',
      '/en/careers',
    ]);
    expect(counting.every(({ searchParams }) => searchParams.get('is_multilingual') === 'false')).toBe(true);
  });

  test('a place without such pages is asked for once, one among them not at all', async () => {
    const asked = serveSolr();
    expect((await searchSite(makeQuery({ place: '/de/forschung' }), fresh())).total).toBe(20);
    expect(asked).toHaveLength(1);
    expect(await searchSite(makeQuery({ place: '/de/karriere' }), fresh())).toMatchObject({ total: 0 });
    expect(asked).toHaveLength(1);
  });

  test('a catalog counts them below the folder of its language', async () => {
    api.use(answer('/@solr', { type: 'NotFound', message: 'Resource not found' }, 404));
    const asked: (string | null)[] = [];
    const found = ['/de/karriere/a', '/de/b', '/de/karriere/c', '/de/d'];
    api.use(
      http.get(apiPath('/de/@search'), ({ request }) => {
        const { searchParams } = new URL(request.url);
        const below = searchParams.get('path.query');
        asked.push(below);
        const hits = found.filter((path) => below === null || path.startsWith(below));
        const [start, size] = ['b_start', 'b_size'].map((name) => Number(searchParams.get(name)));
        const items = hits
          .slice(start, (start ?? 0) + (size ?? 0))
          .map((path) => ({ '@id': path, title: path }));
        return HttpResponse.json({ '@id': 'x', items, items_total: hits.length });
      }),
    );
    const { items, total } = await searchSite(makeQuery({ page: 2, size: 1 }), fresh());
    expect([ids(items), total]).toEqual([['/de/d'], 2]);
    expect(asked).toEqual([null, '/de/karriere', null]);
  });

  test('where a server cannot count them, those of the page are taken off', async () => {
    const docs = ['/Plone/de/karriere/stellenangebote', '/Plone/de/forschung'].map((path) => ({
      UID: path,
      Title: 'x',
      Type: 'Page',
      path_string: path,
    }));
    api.use(
      http.get(apiPath('/@solr'), ({ request }) => {
        const isCount = new URL(request.url).searchParams.has('path_prefix');
        const response = isCount ? { docs: [], numFound: 0 } : { docs, numFound: 2 };
        return HttpResponse.json({ response, portal_path: '/Plone' });
      }),
    );
    expect(await searchSite(makeQuery(), fresh())).toMatchObject({
      total: 1,
      items: [{ '@id': '/de/forschung' }],
    });
  });
});

describe('a server that fails', () => {
  const html = readFileSync('test/real-examples/solr-down.html.txt', 'utf8');
  const down = (path: string) => http.get(apiPath(path), () => HttpResponse.html(html, { status: 500 }));

  test.each([
    ['an answer that is no result', { portal_path: '/Plone' }],
    ['hits that are no list', { response: { docs: 'x' } }],
  ])('by %s is malformed', async (_what, body) => {
    watch('/@solr', body);
    await expect(searchSite(makeQuery(), fresh())).rejects.toMatchObject({ details: { kind: 'malformed' } });
  });

  test('by a page in HTML, as Solr does that is down, fails with its status and asks nothing else', async () => {
    api.use(down('/@solr'));
    await expect(searchSite(makeQuery(), fresh())).rejects.toMatchObject({
      details: { kind: 'http', status: 500 },
    });
  });

  test('by a Solr that is down is stood in for by the catalog, with the types of the tab', async () => {
    configureSite({ solr: 'kitconcept', languages: ['de'] });
    api.use(down('/@solr'));
    const asked = watch('/de/@search', realExample<JsonBodyType>('search_text_anon'));
    const { items, groupCounts } = await searchSite(makeQuery({ tab: 2 }), fresh());
    expect(items.length).toBeGreaterThan(0);
    expect(groupCounts).toEqual([]);
    expect(asked[0]?.searchParams.getAll('portal_type')).toEqual(['Meldung', 'News Item']);
  });

  test('by a Solr that is down, and a catalog that asks the same one, is told', async () => {
    configureSite({ solr: 'kitconcept', languages: ['de'] });
    api.use(down('/@solr'), down('/de/@search'));
    await expect(searchSite(makeQuery(), fresh())).rejects.toMatchObject({ details: { status: 500 } });
  });
});

describe('a server without @solr', () => {
  const summaries = realExample<{ items: object[]; items_total: number }>('search_text_anon');
  const catalog = (path: string) => {
    api.use(answer('/@solr', { type: 'NotFound', message: 'Resource not found' }, 404));
    return watch(path, summaries as JsonBodyType);
  };

  test('is asked for words and the types of the tab by its catalog', async () => {
    const asked = catalog('/de/@search');
    const results = await searchSite(
      makeQuery({ text: 'quanten (neu)', tab: 2, sort: 'date', page: 2 }),
      fresh(),
    );
    expect(results).toMatchObject({ total: summaries.items_total, groupCounts: [], groupLabels: [] });
    expect(results.items).toHaveLength(summaries.items.length);
    expect(results.items[0]?.['@id']).toMatch(/^\/de\//);
    const parameters = asked[0]?.searchParams;
    expect(parameters?.get('SearchableText')).toBe('quanten* neu*');
    expect(parameters?.getAll('portal_type')).toEqual(['Meldung', 'News Item']);
    expect(parameters?.get('sort_on')).toBe('effective');
    expect(parameters?.get('sort_order')).toBe('reverse');
    expect(parameters?.get('use_site_search_settings')).toBe('1');
    expect(parameters?.get('b_start')).toBe('25');
  });

  test('searches below a place without the settings, which would widen it to the whole language', async () => {
    const asked = catalog('/de/a/@search');
    await searchSite(makeQuery({ place: '/de/a' }), fresh());
    expect(asked[0]?.searchParams.has('use_site_search_settings')).toBe(false);
  });

  test('is not asked for a text without words, to which the catalog would give everything', async () => {
    const asked = catalog('/de/@search');
    expect(await searchSite(makeQuery({ text: '--- (*)' }), fresh())).toMatchObject({ items: [], total: 0 });
    expect(await searchPlainly(makeQuery({ text: '%' }), fresh())).toMatchObject({ items: [], total: 0 });
    expect(asked).toEqual([]);
  });
});

test('a tag is looked up in the catalog of the language, quotes and umlauts as they are', async () => {
  configureSite({ languages: ['en'] });
  const asked = watch('/en/@search', realExample<JsonBodyType>('search_text_anon'));
  await searchByTag(makeQuery({ text: '', subject: 'Ebbe & "Flut" (Küste)', language: 'en' }), fresh());
  expect(asked[0]?.searchParams.get('Subject')).toBe('Ebbe & "Flut" (Küste)');
  expect(asked[0]?.searchParams.has('SearchableText')).toBe(false);
});

describe('a site of two languages is searched in one of them, and the hits in the other are counted', () => {
  const found = (numFound: number) => ({ response: { docs: [], numFound, start: 0 }, portal_path: '/Plone' });

  type Condition = [field: string, kind: string, values: { in: string[] }];
  const conditionsOf = (search: URLSearchParams) =>
    JSON.parse(atob(search.get('extra_conditions') ?? '')) as Condition[];

  /** Plays a server that tells of each call what it looked through, by the parameters that matter here. */
  function play(countOf: (search: URLSearchParams) => number): string[] {
    const asked: string[] = [];
    api.use(
      http.get(apiPath('/@solr'), ({ request }) => {
        const { searchParams } = new URL(request.url);
        const told = ['rows', 'Language:list', 'path_prefix', 'is_multilingual'];
        asked.push(told.map((name) => searchParams.getAll(name).join('+')).join(' '));
        return HttpResponse.json(found(countOf(searchParams)));
      }),
    );
    return asked;
  }

  test('the portal takes a list of languages: what has none is found with the visitor’s own', async () => {
    configureSite({});
    const asked = play((search) => (search.getAll('Language:list').includes('en') ? 7 : 4));
    const own = await searchSite(makeQuery(), fresh());
    expect([own.total, own.others]).toEqual([4, 7]);
    expect(asked).toEqual(['25 de+neutral  ', '0 en  ']);
    const other = await searchSite(makeQuery({ hitLanguage: 'en' }), fresh());
    expect([other.total, other.others]).toEqual([7, 4]);
  });

  test('Solr takes them as a condition, where what has none goes by another name', async () => {
    configureSite({ solr: 'kitconcept' });
    const asked = play((search) => (conditionsOf(search)[0]?.[2].in.includes('de') ? 4 : 7));
    const own = await searchSite(makeQuery(), fresh());
    expect([own.total, own.others]).toEqual([4, 7]);
    expect(asked).toEqual(['25   false', '0   false']);
    const other = await searchSite(makeQuery({ hitLanguage: 'en' }), fresh());
    expect([other.total, other.others]).toEqual([7, 4]);
  });

  test('so it does states, of which nothing but names is sent', async () => {
    configureSite({ solr: 'kitconcept' });
    const sent: unknown[] = [];
    play((search) => sent.push(conditionsOf(search)));
    await searchSite(makeQuery({ states: ['private', 'x) OR (*:*', 'büro'], place: '/de/a' }), fresh());
    expect(sent).toEqual([
      [
        ['Language', 'string', { in: ['de', 'any'] }],
        ['review_state', 'string', { in: ['private'] }],
      ],
    ]);
  });

  test.each(['portal', 'kitconcept'] as const)(
    'below a place of one language nothing else is counted (%s)',
    async (solr) => {
      configureSite({ solr });
      const asked = play(() => 3);
      expect(await searchSite(makeQuery({ place: '/de/forschung' }), fresh())).not.toHaveProperty('others');
      expect(asked).toHaveLength(1);
    },
  );

  test('a catalog is asked in the folder of either language, or at the root where there are none', async () => {
    const asked: string[] = [];
    const list = (path: string, total: number) =>
      http.get(apiPath(path), ({ request }) => {
        asked.push(new URL(request.url).pathname.replace('/++api++', ''));
        return HttpResponse.json({ '@id': path, items: [], items_total: total });
      });
    configureSite({});
    api.use(answer('/@solr', {}, 404), list('/de/@search', 4), list('/en/@search', 7), list('/@search', 9));
    expect(await searchSite(makeQuery(), fresh())).toMatchObject({ total: 4, others: 7 });
    api.use(answer('/en/@search', { type: 'Unauthorized', message: 'No.' }, 401));
    expect(await searchSite(makeQuery(), fresh())).toEqual(expect.not.objectContaining({ others: 7 }));
    asked.length = 0;
    configureSite({ languageFolders: false, languages: ['de'] });
    expect(await searchSite(makeQuery(), fresh())).toMatchObject({ total: 9 });
    expect(asked).toEqual(['/@search']);
  });
});

test('a tab that the server does not have gives way to its first', async () => {
  configureSite({ solr: 'kitconcept', languages: ['de'] });
  api.use(
    http.get(apiPath('/@solr'), ({ request }) =>
      new URL(request.url).searchParams.get('group_select') === '0'
        ? HttpResponse.json({
            response: { docs: [], numFound: 3, start: 0 },
            portal_path: '/Plone',
            facet_groups: [['All', 3]],
          })
        : HttpResponse.json({ type: 'IndexError', message: 'list index out of range' }, { status: 500 }),
    ),
  );
  expect(await searchSite(makeQuery({ tab: 12 }), fresh())).toMatchObject({ total: 3, groupLabels: ['All'] });
});
