import { beforeAll, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { paths, read } from '../services/json';

const jobs = {
  i: 'path',
  o: 'plone.app.querystring.operation.string.absolutePath',
  v: '/de/karriere/stellen::1',
};

const items: readonly SeedItem[] = [
  {
    path: '/de',
    type: 'LRF',
    title: 'Deutsch',
    blocks: [
      { '@type': 'title' },
      { '@type': 'gridBlock', blocks: { a: { '@type': 'listing', querystring: { query: [jobs] } } } },
      { '@type': 'teaser', href: [{ '@id': '/de/karriere' }], overwrite: false },
      { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'Karriere bei uns' }] }] },
    ],
  },
  { path: '/de/karriere', type: 'Document', title: 'Karriere' },
  { path: '/de/karriere/stellen', type: 'Document', title: 'Stellen' },
  {
    path: '/de/karriereberatung',
    type: 'Document',
    title: 'Beratung',
    fields: { relatedItems: ['/de/karriere'] },
  },
  { path: '/en', type: 'LRF', title: 'English' },
  { path: '/en/advice', type: 'Document', title: 'Advice', translationOf: '/de/karriere/stellen' },
];

describe('paths that a variant lacks', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({
      items,
      redirects: { '/de/jobs': '/de/karriere' },
      hiddenPaths: ['/de/karriere'],
    });
  });

  test.each([
    '/de/karriere',
    '/de/karriere/stellen',
    '/de/karriere/@search',
    '/de/jobs',
    `/resolveuid/${seedUid('/de/karriere')}`,
  ])('%s is not found, by managers neither', async (path) => {
    expect((await cms.ask(path, { as: 'admin' })).status).toBe(404);
  });

  test('they are in no list, menu, search, relation or translation', async () => {
    const folder = await read(cms, '/de');
    expect(paths(folder)).toEqual(['/de/karriereberatung']);
    expect(folder.items_total).toBe(1);
    expect((await read(cms, '/de/@navigation?expand.navigation.depth=3')).items).toHaveLength(2);
    const found = await read(cms, '/@search?portal_type=Document');
    expect(paths(found)).toEqual(['/de/karriereberatung', '/en/advice']);
    expect(found.items_total).toBe(2);
    expect((await read(cms, '/de/karriereberatung')).relatedItems).toEqual([]);
    expect((await read(cms, '/en/advice/@translations')).items).toEqual([]);
  });

  test('bands that list them leave the page, words about them stay', async () => {
    const { blocks, blocks_layout: layout } = await read(cms, '/de');
    const order = layout?.items as unknown as string[];
    expect(order.map((id) => blocks?.[id]?.['@type'])).toEqual(['title', 'teaser', 'slate']);
    expect(Object.keys(blocks ?? {})).toHaveLength(3);
    expect(blocks?.[order[1] ?? '']?.href).toEqual([]);
  });

  test('the same content shows everything where nothing is hidden', async () => {
    const open = await createTestCms({ items });
    expect((await open.ask('/de/karriere')).status).toBe(200);
    expect((await read(open, '/de')).blocks_layout?.items).toHaveLength(4);
  });
});
