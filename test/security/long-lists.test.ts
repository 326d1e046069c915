import { beforeAll, describe, expect, test } from 'vitest';
import { contentService } from '~mocks/dispatch/content';
import { wordEach } from '~mocks/services/shared/full-content';
import { services } from '~mocks/dispatch/services';
import { createTestCms, type TestCms } from '~test/support/test-cms';

const tooLong = { message: 'A list has more than 1000 entries.' };

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms();
});

const many = <T>(size: number, make: (at: number) => T): T[] =>
  Array.from({ length: size }, (_, at) => make(at));

const messageOf = async (answer: Response): Promise<unknown> => {
  const body = (await answer.json()) as { message?: string; error?: { message?: string } };
  return { message: body.error?.message ?? body.message };
};

/** Lists of more entries than anybody needs, by service and name. */
const bodies: readonly [string, string, unknown][] = [
  ['@querystring-search', 'query', many(1001, () => ({}))],
  ['@querystring-search', 'metadata_fields', many(1001, String)],
  ['@querystring-search', 'sort_on', many(1001, String)],
  ['@copy', 'source', many(1001, () => '/de/forschung')],
  ['@move', 'source', many(1001, () => '/de/forschung')],
  ['@sharing', 'entries', many(1001, (at) => ({ id: `u${at}`, roles: { Reader: true } }))],
  ['@sharing', 'entries', [{ id: 'u', roles: Object.fromEntries(many(1001, (at) => [at, true])) }]],
  ['@relations', 'items', many(1001, () => ({ source: 'a', target: 'b', relation: 'c' }))],
  ['@aliases', 'items', many(1001, (at) => ({ path: `/x${at}` }))],
  ['@groups', 'users', many(1001, String)],
  ['@groups', 'roles', many(1001, String)],
  ['@users', 'roles', many(1001, String)],
  ['@cart-order', 'orderLines', many(1001, () => ({ '@id': '/x', amount: 1 }))],
];

describe('a list that is longer than anybody needs is refused before it is walked:', () => {
  test.each(bodies)('%s, %s', async (service, name, list) => {
    const answer = await cms.ask(`/${service}`, { as: 'admin', json: { [name]: list, username: 'x' } });
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toEqual(tooLong);
  });

  test('undone transactions', async () => {
    const json = { transaction_ids: many(1001, String) };
    const answer = await cms.ask('/@transactions', { as: 'admin', method: 'PATCH', json });
    expect(await messageOf(answer)).toEqual(tooLong);
  });

  test('a query in the address', async () => {
    const query = encodeURIComponent(`{"metadata_fields":[${many(1001, () => '0').join()}],"query":[]}`);
    expect(await messageOf(await cms.ask(`/@querystring-search?query=${query}`))).toEqual(tooLong);
  });

  test('conditions of facets', async () => {
    const given = Buffer.from(`[${many(1001, () => '0').join()}]`).toString('base64');
    const answer = await cms.ask(`/@solr?extra_conditions=${encodeURIComponent(given)}`);
    expect(await messageOf(answer)).toEqual(tooLong);
  });

  test('an order of children that are not there', async () => {
    const json = { ordering: { obj_id: 'x', delta: 0, subset_ids: many(200_000, () => 'gezeiten') } };
    const answer = await cms.ask('/de/forschung', { as: 'admin', method: 'PATCH', json });
    expect(await messageOf(answer)).toEqual({ message: 'Client/server ordering mismatch' });
  });
});

describe('no service reads a list without an end:', () => {
  const isContent = new Set(['', '@registry', '@controlpanels']);
  const hasNoBody = new Set([
    'patch @lock',
    'delete @trash',
    '@login-renew',
    '@logout',
    '@workingcopy',
    'resolveuid',
    '@@resolveuid',
  ]);
  const calls = [contentService, ...services].flatMap(({ name, ...service }) =>
    (['post', 'patch', 'put', 'delete'] as const).flatMap((verb) =>
      service[verb] && !isContent.has(name) && !hasNoBody.has(name) && !hasNoBody.has(`${verb} ${name}`)
        ? [[verb, name] as const]
        : [],
    ),
  );

  test.each(calls)('%s %s', async (verb, name) => {
    const json = { a: { b: [many(1001, () => 0)] } };
    for (const place of ['', '/de/forschung']) {
      const path = `${place}/${name}`;
      const answer = await cms.ask(path, { as: 'admin', method: verb.toUpperCase(), json });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

test('a content is shared with so many users and groups at most', async () => {
  const share = (from: number) =>
    cms.ask('/de/forschung/@sharing', {
      as: 'admin',
      json: { entries: many(400, (at) => ({ id: `user-${from + at}`, roles: { Reader: true } })) },
    });
  expect((await share(0)).status).toBe(204);
  expect((await share(0)).status).toBe(204);
  expect((await share(400)).status).toBe(400);
});

test('more contents than a subsite has are not copied by one call', async () => {
  const source = many(600, () => '/de/forschung');
  const answer = await cms.ask('/de/aktuelles/@copy', { as: 'admin', json: { source } });
  expect(answer.status).toBe(400);
  expect(await messageOf(answer)).toEqual({ message: 'More than 2000 contents cannot be copied at once.' });
});

test('whole contents are worded no longer than an answer may be', () => {
  let worded = 0;
  const word = () => {
    worded += 1;
    return 'x'.repeat(1_000_000);
  };
  expect(() => wordEach(many(500, String), word)).toThrow('ask for a smaller b_size');
  expect(worded).toBeLessThan(10);
  expect(wordEach(['a'], () => 'x'.repeat(20_000_000))).toHaveLength(1);
});
