import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { paths, read } from '../json';

const operation = 'plone.app.querystring.operation.';

describe('searching', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({ now: () => Date.parse('2026-11-21T12:00:00Z') });
  });

  const find = async (query: string) => paths(await read(cms, `/de/@search?${query}`));
  const query = async (context: string, json: Record<string, unknown>) =>
    paths(await read(cms, `${context}/@querystring-search`, { json }));
  const row = (i: string, o: string, v?: unknown) => ({ i, o: operation + o, v });

  test('without a path the context and everything below it are searched', async () => {
    const found = await find('portal_type=Document&portal_type=LRF&b_size=100');
    expect(found).toContain('/de');
    expect(found).toContain('/de/forschung/gezeiten/messreihe');
    expect(found).not.toContain('/en/research');
  });

  test.each([
    ['path.depth=0', ['/de']],
    ['path.query=/en&path.depth=1', ['/en/research']],
    [
      'portal_type=Event&portal_type=Link&sort_on=sortable_title',
      ['/de/extern', '/de/aktuelles/vortrag', '/de/verweis'],
    ],
    ['portal_type:list=Event', ['/de/aktuelles/vortrag']],
    ['portal_type=Event,Link', []],
    ['portal_type=', []],
    ['institutes=ikf', ['/de/aktuelles/neue-boje']],
    ['Subject.query=Küste&Subject.query=Energie&Subject.operator=and', ['/de/forschung']],
    ['Subject.query=Küste&Subject.query=Nix&Subject.operator=and', []],
    ['start.query=2027-01-01&start.range=min', ['/de/aktuelles/vortrag']],
    ['start.query=2027-02-01T12:00:00Z&start.range=max', ['/de/aktuelles/vortrag']],
    ['start.query=2027-01-01&start.query=2027-01-31&start.range=min:max', []],
    [
      'is_folderish=0&sort_on=getId',
      ['/de/bilder/bericht.pdf', '/de/extern', '/de/verweis', '/de/bilder/watt'],
    ],
    ['SearchableText=strömung', ['/de/aktuelles/neue-boje']],
    ['SearchableText=stromung boje', ['/de/aktuelles/neue-boje']],
    ['SearchableText=(wattenmeer)', ['/de/forschung']],
    ['SearchableText=boje NOT', 'error'],
  ])('%s', async (search, expected) => {
    if (expected === 'error') expect((await cms.ask(`/de/@search?${search}`)).status).toBe(500);
    else expect(await find(search)).toEqual(expected);
  });

  test('an empty text is an empty array, whatever else is asked', async () => {
    for (const text of ['', '*', '()', ' ']) {
      const response = await cms.ask(`/de/@search?SearchableText=${text}&portal_type=Document`);
      expect(await response.json()).toEqual([]);
    }
  });

  test('unknown parameters and sort orders are ignored', async () => {
    expect(await find('portal_type=Event&nix=1&sort_on=nix')).toEqual(['/de/aktuelles/vortrag']);
  });

  test('sorting up and down', async () => {
    const up = await find('path.depth=1&sort_on=sortable_title');
    for (const order of ['descending', 'reverse'])
      expect(await find(`path.depth=1&sort_on=sortable_title&sort_order=${order}`)).toEqual(up.toReversed());
  });

  test('the position in the folder', async () => {
    const folder = paths(await read(cms, '/de?b_size=100'));
    expect(await find('path.depth=1&sort_on=getObjPositionInParent&b_size=100')).toEqual(folder);
  });

  test('batches have their place and links; a start past the end gives none', async () => {
    const all = await find('path.depth=1&sort_on=getId');
    const body = await read(cms, '/de/@search?path.depth=1&sort_on=getId&b_size=2&b_start=2');
    expect(paths(body)).toEqual(all.slice(2, 4));
    expect(body['@id']).toBe(`${testOrigin}/de/@search?path.depth=1`);
    expect(body.batching?.next).toContain('b_start=4');
    const beyond = await read(cms, '/de/@search?path.depth=1&b_size=2&b_start=50');
    expect(beyond.items).toEqual([]);
    expect(beyond.items_total).toBe(all.length);
    expect((await read(cms, '/de/@search?path.depth=1&b_size=0')).items).toEqual([]);
  });

  test('full objects are whole contents without their children', async () => {
    const body = await read(cms, '/de/@search?UID=&portal_type=Institut&fullobjects=0');
    expect(body.items_total).toBe(0);
    const full = await read(cms, '/de/@search?portal_type=Institut&fullobjects&expand=breadcrumbs');
    expect(full.items?.[0]).toMatchObject({ '@type': 'Institut', name: 'Institut für Küstenforschung' });
    expect(full.items?.[0]?.['@components']?.breadcrumbs).toMatchObject({ root: `${testOrigin}/de` });
    expect(full.items?.[0]).not.toHaveProperty('items');
  });

  test('columns on request; what is no column is left out', async () => {
    const body = await read(
      cms,
      '/de/@search?portal_type=Meldung&metadata_fields=Subject&metadata_fields=nix&metadata_fields=blocks',
    );
    expect(body.items?.[0]).toMatchObject({ Subject: [] });
    expect(body.items?.[0]).not.toHaveProperty('nix');
    expect(body.items?.[0]).not.toHaveProperty('blocks');
    const all = await read(cms, '/de/@search?portal_type=Meldung&metadata_fields=_all');
    expect(all.items?.[0]).toMatchObject({
      ExpirationDate: 'None',
      review_title: 'Veröffentlicht',
      getPath: '/Plone/de/aktuelles/neue-boje',
    });
    expect(all.items?.[0]).not.toHaveProperty('_all');
  });

  test('the settings of the site search look at the whole language, and at searchable types', async () => {
    const body = await read(cms, '/de/forschung/@search?use_site_search_settings=1&b_size=100');
    expect(paths(body)).toContain('/de/aktuelles/vortrag');
    expect(paths(body)).toContain('/de');
  });

  test('who may see unpublished content may ask for another time than now', async () => {
    const at = async (year: number, as?: string) =>
      (await read(cms, `/de/@search?b_size=100&effectiveRange=${year}-01-01`, as === undefined ? {} : { as }))
        .items_total;
    expect(await at(1990, 'admin')).toBeLessThan(Number(await at(2100, 'admin')));
    expect(await at(1990)).toBe(await at(2100));
  });

  test.each([
    [[row('portal_type', 'selection.any', ['Event'])], ['/de/aktuelles/vortrag']],
    [[row('path', 'string.absolutePath', '/de/forschung/gezeiten::1')], ['/de/forschung/gezeiten/messreihe']],
    [[row('path', 'string.path', '/forschung/gezeiten::0')], ['/de/forschung/gezeiten']],
    [[row('path', 'string.relativePath', '../institut-kueste/nix::1')], ['/de/institut-kueste/sedimente']],
    [[row('path', 'string.path', `${testOrigin}/de`)], []],
    [[row('SearchableText', 'string.contains', 'ström boj')], ['/de/aktuelles/neue-boje']],
    [[row('SearchableText', 'string.contains', 'ström-boj')], ['/de/aktuelles/neue-boje']],
    [[row('SearchableText', 'string.contains', 'ström,')], []],
    [[row('SearchableText', 'string.contains', '"ström')], []],
    [[row('SearchableText', 'string.contains', 'misst/strömung')], ['/de/aktuelles/neue-boje']],
    [[row('SearchableText', 'string.contains', 'misst/ström')], []],
    [[row('SearchableText', 'string.contains', '-- +')], []],
    [
      [
        row('path', 'string.absolutePath', '/de/aktuelles::1'),
        row('path', 'string.absolutePath', '/de/bilder'),
      ],
      ['/de/bilder/bericht.pdf', '/de/aktuelles/neue-boje', '/de/aktuelles/vortrag', '/de/bilder/watt'],
    ],
    [[row('Creator', 'string.currentUser')], []],
    [[row('start', 'date.lessThanRelativeDate', '100')], ['/de/aktuelles/vortrag']],
    [[row('start', 'date.lessThanRelativeDate', 10)], []],
    [[row('start', 'date.afterToday')], ['/de/aktuelles/vortrag']],
    [[row('start', 'date.between', ['2027-01-01', '2027-12-31'])], ['/de/aktuelles/vortrag']],
    [
      [row('portal_type', 'selection.any', ['Link']), row('portal_type', 'selection.any', ['Event'])],
      ['/de/aktuelles/vortrag'],
    ],
    [
      [row('nix', 'string.is', 'x'), row('portal_type', 'selection.any', ['Institut'])],
      ['/de/institut-kueste'],
    ],
    [
      // The catalog has no index of this name.
      [row('isFolderish', 'boolean.isFalse'), row('portal_type', 'selection.any', ['Institut'])],
      ['/de/institut-kueste'],
    ],
  ])('query rows %j', async (rows, expected) => {
    expect(await query('/de/forschung', { query: rows, sort_on: 'sortable_title' })).toEqual(expected);
  });

  test('the context itself is no result, and without a path the search stays in its language', async () => {
    const rows = [row('portal_type', 'selection.any', ['Document'])];
    const found = await query('/de/forschung', { query: rows, b_size: 100 });
    expect(found).not.toContain('/de/forschung');
    expect(found).toContain('/de/aktuelles');
    expect(found).not.toContain('/en/research');
    expect(await query('', { query: rows, b_size: 100 })).toContain('/en/research');
  });

  test('a path row that is dropped frees the search from the language', async () => {
    const type = row('portal_type', 'selection.any', ['LRF']);
    for (const place of [['/de/forschung'], '0'.repeat(32)]) {
      const rows = [type, row('path', 'string.absolutePath', place)];
      expect(await query('/de/forschung', { query: rows, sort_on: 'sortable_title' })).toEqual([
        '/de',
        '/en',
      ]);
    }
  });

  test.each(['"', '%', '-- /', '(', 'boje "'])('a text row of %j is what Plone fails on', async (text) => {
    const json = { query: [row('SearchableText', 'string.contains', text)] };
    const response = await cms.ask('/de/@querystring-search', { json });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ type: 'ParseError' });
  });

  test('only the word descending sorts down; a limit cuts the total', async () => {
    const rows = [row('path', 'string.absolutePath', '/de::1')];
    const sorted = (sort_order: string) =>
      query('/en', { query: rows, sort_on: 'sortable_title', sort_order });
    expect(await sorted('reverse')).toEqual(await sorted('ascending'));
    expect(await sorted('descending')).toEqual((await sorted('ascending')).toReversed());
    const body = await read(cms, '/en/@querystring-search', { json: { query: rows, limit: 2 } });
    expect(body.items_total).toBe(2);
  });

  test('GET takes the same body, encoded twice', async () => {
    const json = JSON.stringify({
      query: [row('SearchableText', 'string.contains', 'Strömung')],
      metadata_fields: ['UID'],
    });
    const body = await read(
      cms,
      `/de/@querystring-search?query=${encodeURIComponent(encodeURIComponent(json))}`,
    );
    expect(paths(body)).toEqual(['/de/aktuelles/neue-boje']);
    expect(body.items?.[0]).toHaveProperty('UID');
  });
});
