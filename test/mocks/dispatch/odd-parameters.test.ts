import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { read } from '../services/json';

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/ordner', type: 'Document', title: 'Ordner' },
  ...['eins', 'zwei', 'drei', 'vier'].map((id) => ({
    path: `/de/ordner/${id}`,
    type: 'Document',
    title: id,
  })),
  { path: '/de/ordner/datei', type: 'File', title: 'Datei', fields: { file: { file: 'ebbe.txt' } } },
];

let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ items, rateLimits: false });
});

interface List {
  items: Record<string, unknown>[];
  batching?: Record<string, string>;
}

const list = async (path: string): Promise<List> => (await read(cms, path, { as: 'editor' })) as never;
const ids = ({ items }: List) => items.map((item) => String(item['@id']).split('/').at(-1));

async function refusal(path: string, options: Parameters<TestCms['ask']>[1] = {}) {
  const answer = await cms.ask(path, { as: 'editor', ...options });
  const { type, message } = (await answer.json()) as Record<string, unknown>;
  return [answer.status, type, message];
}

describe('a part of a list', () => {
  test.each([
    ['b_start=-1&b_size=3', ['eins', 'zwei'], '?b_start=2&b_size=3', undefined],
    ['b_start=-3&b_size=2', [], '?b_start=0&b_size=2', undefined],
    ['b_start=2&b_size=2', ['drei', 'vier'], '?b_start=4&b_size=2', '?b_start=0&b_size=2'],
  ])('%s shows %j', async (search, shown, next, prev) => {
    const found = await list(`/de/ordner?${search}`);
    expect(ids(found)).toEqual(shown);
    const link = (query?: string) => query && `${testOrigin}/de/ordner${query}`;
    expect([found.batching?.next, found.batching?.prev]).toEqual([link(next), link(prev)]);
  });

  test.each([
    ['/de/ordner?b_start=1&b_start=2', 'Invalid b_start: Not an integer'],
    ['/de/@vocabularies/plone.app.vocabularies.Roles?b_start=&b_size=', 'Invalid b_start: Not an integer'],
    [
      '/de/@navigation?expand.navigation.depth=1&expand.navigation.depth=2',
      'Invalid expand.navigation.depth: Not an integer',
    ],
  ])('%s is refused', async (path, message) => {
    expect(await refusal(path)).toEqual([400, 'BadRequest', message]);
  });

  test('the site root shows its summaries, whatever is asked for', async () => {
    const { items: shown } = await list('/?include_items=0&fullobjects');
    expect(shown.map((item) => [item.title, 'modified' in item])).toEqual([['Deutsch', false]]);
  });

  test('a place that ends with a slash is none itself', async () => {
    expect(ids(await list('/@search?path.query=/de/ordner&path.depth=0'))).toEqual(['ordner']);
    expect(ids(await list('/@search?path.query=/de/ordner/&path.depth=0'))).toEqual([]);
    expect(ids(await list('/@search?path.query=/de/ordner/&path.depth=1'))).toHaveLength(5);
  });
});

describe('a stored query', () => {
  const row = (o: string, v: unknown) => ({ i: 'path', o: `plone.app.querystring.operation.${o}`, v });
  const query = [row('string.absolutePath', '/de/ordner::1')];
  const ask = (json: unknown) => refusal('/de/@querystring-search', { json });
  const text = "string indices must be integers, not 'str'";

  test.each([
    [1, 500, 'TypeError', "'int' object is not iterable"],
    [[1], 500, 'TypeError', "'int' object is not subscriptable"],
    [{ a: 1 }, 500, 'TypeError', text],
    [['x'], 500, 'TypeError', text],
    [{}, 400, 'BadRequest', 'No query supplied'],
    [[row('string.absolutePath', null)], 500, 'TypeError', "argument of type 'NoneType' is not iterable"],
    [[row('string.relativePath', [])], 500, 'AttributeError', "'list' object has no attribute 'split'"],
  ])('%j is answered %s', async (wrong, ...refused) => {
    expect(await ask({ query: wrong })).toEqual(refused);
  });

  test.each([null, '', 'x', '1.5', [1]])('%j is no number', async (b_size) => {
    expect(await ask({ query, b_size })).toEqual([400, 'BadRequest', 'Invalid b_size: Not an integer']);
  });

  test.each([
    [{ b_size: '+2' }, 2],
    [{ b_size: 1.7 }, 1],
    [{ b_size: true }, 1],
    [{ limit: null }, 5],
    [{ b_start: -1, b_size: 3 }, 2],
  ])('%j shows %s', async (numbers, shown) => {
    const answer = await cms.ask('/de/@querystring-search', { as: 'editor', json: { query, ...numbers } });
    expect(((await answer.json()) as List).items).toHaveLength(shown);
  });
});

describe('an order', () => {
  const ask = (json: unknown) => cms.ask('/de/ordner', { as: 'editor', method: 'PATCH', json });
  const order = async () => ids(await list('/de/ordner'));

  test('by texts is refused', async () => {
    const method = { method: 'PATCH', json: { sort: { on: 'Title', order: 'ascending' } } };
    expect(await refusal('/de/ordner', method)).toEqual([
      500,
      'CatalogError',
      "The index chosen for sort_on is not capable of being used as a sort index: 'Title'",
    ]);
  });

  test.each([
    ['1.5', "invalid literal for int() with base 10: '1.5'"],
    ['', "invalid literal for int() with base 10: ''"],
    [[1], "int() argument must be a string, a bytes-like object or a real number, not 'list'"],
  ])('that moves by %j is refused', async (delta, message) => {
    const json = { ordering: { obj_id: 'drei', delta } };
    expect((await refusal('/de/ordner', { method: 'PATCH', json }))[2]).toBe(message);
  });

  test('moves by what is a number in Python', async () => {
    await ask({ ordering: { obj_id: 'drei', delta: '+1' } });
    expect(await order()).toEqual(['eins', 'zwei', 'vier', 'drei', 'datei']);
    await ask({ ordering: { obj_id: 'drei', delta: true } });
    expect((await order()).at(-1)).toBe('drei');
  });

  test('ends with what is moved to where it lies', async () => {
    await cms.ask('/de/ordner/@move', {
      as: 'editor',
      json: { source: ['/de/ordner/eins', '/de/ordner/drei'] },
    });
    expect(await order()).toEqual(['zwei', 'vier', 'datei', 'eins', 'drei']);
  });
});

describe('a file', () => {
  const name = async (path: string) =>
    (await cms.ask(`/de/ordner/datei/${path}`, { as: 'editor' })).headers.get('content-disposition');

  test('is called as the address says where it is downloaded alone', async () => {
    expect(await name('@@download/file/anders.pdf')).toContain('anders.pdf');
    expect(await name('@@display-file/file/anders.pdf')).toContain('ebbe.txt');
  });

  test('comes whole where a part of it is asked for on condition', async () => {
    const ask = (headers: Record<string, string>) =>
      cms.ask('/de/ordner/datei/@@download/file', {
        as: 'editor',
        headers: { range: 'bytes=0-1', ...headers },
      });
    expect((await ask({})).status).toBe(206);
    expect((await ask({ 'if-range': '"x"' })).status).toBe(200);
  });
});

test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])('%s of a UID leads to its content', async (method) => {
  for (const view of ['resolveuid', '@@resolveuid']) {
    const answer = await cms.ask(`/de/${view}/${seedUid('/de/ordner')}`, { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${testOrigin}/de/ordner`]);
  }
});

test('what can be no comment is refused before anybody is known', async () => {
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const answer = await cms.ask('/de/ordner/@comments/nix', { method });
    const told = [400, 'BadRequest', 'Invalid comment_id: Not an integer'];
    expect(await refusal('/de/ordner/@comments/nix', { method, as: undefined })).toEqual(told);
    expect(answer.status).toBe(400);
  }
});
