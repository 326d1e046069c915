import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const picture = (fields: object) => ({ '@type': 'image', url: '/de/watt', ...fields });
const link = (url: string) => ({
  '@type': 'slate',
  plaintext: 'Mehr',
  value: [{ type: 'p', children: [{ type: 'link', data: { url }, children: [{ text: 'Mehr' }] }] }],
});
const page = (
  id: string,
  title: string,
  blocks: readonly object[],
  more: Partial<SeedItem> = {},
): SeedItem => ({
  path: `/de/${id}`,
  type: 'Document',
  title,
  blocks: [{ '@type': 'title' }, ...blocks] as SeedItem['blocks'],
  ...more,
});

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/en', type: 'LRF', title: 'English', translationOf: '/de' },
  { path: '/de/watt', type: 'Image', title: 'Watt', fields: { image: { picture: 'watt.png' } } },
  page('ziel', 'Ziel', []),
  page('ohne', 'Ohne', [picture({ alt: ' ' })]),
  page('mit', 'Mit', [picture({ alt: 'Wattboden' })]),
  page('zier', 'Zier', [picture({ alt: '', decorative: true })]),
  page('verweis', 'Verweis', [link('/de/ziel')]),
  page('bezug', 'Bezug', [], { fields: { relatedItems: ['/de/ziel'] } }),
  page('geheim', 'Geheim', [picture({ alt: '' })], { state: 'private' }),
  page('quelle', 'Quelle', [], { modified: '2026-05-01T10:00:00+00:00' }),
  {
    path: '/en/source',
    type: 'Document',
    title: 'Source',
    translationOf: '/de/quelle',
    modified: '2026-05-02T10:00:00+00:00',
  },
];

let cms: TestCms;
beforeEach(async () => {
  cms = await createTestCms({ items });
});

async function found(find: string, { path = '', as = 'editor' } = {}) {
  const answer = await cms.ask(`${path}/@desk?find=${find}`, { as });
  expect(answer.status).toBe(200);
  const { items: listed } = (await answer.json()) as { items: { title: string }[] };
  return listed.map(({ title }) => title).sort();
}

const change = (path: string, json: object) => cms.ask(path, { as: 'siteadmin', method: 'PATCH', json });

describe('What Plone’s search does not find', () => {
  test('pictures without alternative text, those apart that are decoration', async () => {
    expect(await found('no-alt')).toEqual(['Geheim', 'Ohne']);
    expect(await found('no-alt', { path: '/en' })).toEqual([]);
    const nested = { '@type': 'gridBlock', blocks: { b: { '@type': 'image', url: '/de/watt' } } };
    await change('/de/ziel', { blocks: { a: nested }, blocks_layout: { items: ['a'] } });
    expect(await found('no-alt')).toEqual(['Geheim', 'Ohne', 'Ziel']);
  });

  test('links and relations to what is gone', async () => {
    expect(await found('broken')).toEqual([]);
    await cms.ask('/de/ziel', { as: 'siteadmin', method: 'DELETE' });
    expect(await found('broken')).toEqual(['Bezug', 'Verweis']);
  });

  test('translations whose source has changed later, never the source of one', async () => {
    expect(await found('outdated')).toEqual([]);
    await change('/de/quelle', { title: 'Quelle, neu' });
    expect(await found('outdated')).toEqual(['Source']);
    expect(await found('outdated', { path: '/de' })).toEqual([]);
    await change('/en/source', { title: 'Source, new' });
    expect(await found('outdated')).toEqual([]);
    // A German page that names its source is the translation of the two.
    const record = { source: 'x', hash: 'y' };
    const blocks = { a: { '@type': 'slate', value: [], translationOf: record } };
    await change('/de/quelle', { blocks, blocks_layout: { items: ['a'] } });
    await change('/en/source', { title: 'Source, newer' });
    expect(await found('outdated')).toEqual(['Quelle, neu']);
  });

  test('is told in parts, with the facts that a search tells', async () => {
    const answer = await cms.ask('/@desk?find=no-alt&b_size=1&metadata_fields=UID&metadata_fields=modified', {
      as: 'editor',
    });
    const body = (await answer.json()) as { items: Record<string, unknown>[]; batching: { next: string } };
    expect(body).toMatchObject({ items_total: 2, is_whole: true });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ '@type': 'Document', UID: expect.any(String) as unknown });
    expect(body.batching.next).toContain('b_start=1');
  });

  test('is for those who work there, and tells of nothing that they may not view', async () => {
    for (const as of [undefined, 'member'])
      expect((await cms.ask('/de/@desk?find=no-alt', as === undefined ? {} : { as })).status).toBe(401);
    expect(await found('no-alt', { path: '/de', as: 'reviewer' })).toEqual(['Ohne']);
  });

  test('says what it finds', async () => {
    const answer = await cms.ask('/de/@desk', { as: 'editor' });
    expect(await answer.json()).toMatchObject({ finds: ['outdated', 'broken', 'no-alt'] });
  });

  test.each(['?find=', '?find=alles', '?find=constructor', '?find=broken&b_size=x'])(
    'is refused where it is asked wrongly: %s',
    async (query) => expect((await cms.ask(`/de/@desk${query}`, { as: 'editor' })).status).toBe(400),
  );
});
