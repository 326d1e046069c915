import { beforeAll, describe, expect, test } from 'vitest';
import { columnNames } from '~mocks/content/serialize/metadata';
import { createTestCms, type TestCms, testOrigin } from '~test/support/test-cms';
import { growthOf, linear } from './growth';

const [few, all] = [100, 800];
let cms: TestCms;
let token: string;

const many = <T>(size: number, make: (at: number) => T): T[] =>
  Array.from({ length: size }, (_, at) => make(at));

const uidOf = (at: number, size: number): string => `${size}${at}`.padStart(32, 'f');
const folderOf = (size: number): string => `/de/forschung/seiten-${size}`;

beforeAll(async () => {
  cms = await createTestCms();
  token = await cms.login('admin');
  const { repository } = cms;
  const page = repository.byPath('/de/forschung');
  if (!page) throw new Error('The test site has no such folder.');
  await repository.write((transaction) => {
    for (const size of [few, all]) {
      const folder = uidOf(size, 1);
      const place = { parent: page.uid, type: 'Document', translationGroup: folder };
      transaction.put({ ...page, ...place, uid: folder, id: `seiten-${size}` });
      for (let at = 0; at < size; at += 1) {
        const uid = uidOf(at, size);
        const own = { uid, id: `seite-${at}`, parent: folder, translationGroup: uid };
        transaction.put({ ...page, ...own, type: 'Document', fields: { title: `Seite ${at}` } });
      }
    }
  });
});

async function call(path: string, method = 'GET', json?: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const answer = await cms.fetch(new Request(`${testOrigin}/++api++${path}`, { method, headers, ...body }));
  await answer.arrayBuffer();
}

const anyOf = 'plone.app.querystring.operation.selection.any';
const at = 'plone.app.querystring.operation.string.absolutePath';
const repeated = (name: string, size: number, value: (at: number) => string): string =>
  many(size, (each) => `${name}=${value(each)}`).join('&');

/** What a call is given, alone and together with as much content. */
const lists: readonly [string, (size: number) => () => Promise<void>][] = [
  [
    'values of a row',
    (size) => () =>
      call('/@querystring-search', 'POST', { query: [{ i: 'UID', o: anyOf, v: many(size, String) }] }),
  ],
  [
    'columns and hits',
    (size) => () =>
      call('/@querystring-search', 'POST', {
        query: [{ i: 'path', o: at, v: folderOf(size) }],
        metadata_fields: many(size, (each) => `x${each}`),
        b_size: size,
      }),
  ],
  [
    'columns in the address and children',
    (size) => () => call(`${folderOf(size)}?b_size=${size}&${repeated('metadata_fields', size, String)}`),
  ],
  [
    'orders and hits',
    (size) => () =>
      call(`/@search?path=${folderOf(size)}&b_size=${size}&${repeated('sort_on', size, () => 'modified')}`),
  ],
  [
    'orders of a listing and hits',
    (size) => () =>
      call('/@querystring-search', 'POST', {
        query: [{ i: 'path', o: at, v: folderOf(size) }],
        sort_on: many(size, () => 'Creator'),
        b_size: size,
      }),
  ],
  [
    'paths and hits',
    (size) => () => call(`/@search?b_size=${size}&${repeated('path', size / 4, () => folderOf(size))}`),
  ],
  [
    'types and hits',
    (size) => () =>
      call(
        `/@search?path=${folderOf(size)}&b_size=${size}&${repeated('portal_type', size, () => 'Document')}`,
      ),
  ],
  [
    'contents whose links are asked for, one over and over',
    (size) => () => call(`/@linkintegrity?${repeated('uids', size / 4, () => uidOf(size, 1))}`),
  ],
  [
    'contents whose links are asked for, and all in them',
    (size) => () =>
      call(
        `/@linkintegrity?uids=${uidOf(size, 1)}&${repeated('uids', size / 4, (each) => uidOf(each, size))}`,
      ),
  ],
  [
    'behaviors',
    (size) => () => call(`/de/forschung/@inherit?expand.inherit.behaviors=${'plone.basic,'.repeat(size)}`),
  ],
  [
    'components and whole contents',
    (size) => () =>
      call(
        `${folderOf(size)}/@search?fullobjects=1&b_size=${size / 2}&expand=${'breadcrumbs,'.repeat(size)}`,
      ),
  ],
  [
    'behaviors and whole contents',
    (size) => () =>
      call(
        `${folderOf(size)}/@search?fullobjects=1&b_size=${size / 2}&expand=inherit&expand.inherit.behaviors=${'plone.basic,'.repeat(size)}`,
      ),
  ],
  ['kinds of actions', (size) => () => call(`/@actions?${repeated('categories:list', size, String)}`)],
  [
    'tokens of a vocabulary',
    (size) => () =>
      call(`/@vocabularies/plone.app.vocabularies.Keywords?${repeated('tokens', size, String)}`),
  ],
  ['institutes', (size) => () => call(`/@institutlist?institutes=${'a,'.repeat(size)}`)],
  ['kinds of jobs', (size) => () => call(`/@job-offer-search?${repeated('location', size, String)}`)],
  ['languages of a search', (size) => () => call(`/@solr?q=a&${repeated('Language:list', size, String)}`)],
  ['groups of users', (size) => () => call(`/@users?${repeated('groups-filter:list', size, String)}`)],
  [
    'entries of a sharing and contents',
    (size) => () =>
      call(`${folderOf(size)}/@sharing`, 'POST', {
        entries: many(size / 2, (each) => ({ id: `u${each}`, roles: { Reader: true } })),
      }),
  ],
  [
    'relations',
    (size) => () =>
      call('/@relations', 'POST', {
        items: many(size, (each) => ({ source: uidOf(each, size), target: uidOf(0, size), relation: 'x' })),
      }),
  ],
  [
    'redirects',
    (size) => () => call('/@aliases', 'DELETE', { items: many(size, (each) => ({ path: `/x${each}` })) }),
  ],
  [
    'members of a group',
    (size) => () =>
      call('/@groups/Reviewers', 'PATCH', { users: Object.fromEntries(many(size, (each) => [each, true])) }),
  ],
  ['transactions', (size) => () => call('/@transactions', 'PATCH', { transaction_ids: many(size, String) })],
  [
    'children in a new order',
    (size) => () =>
      call(folderOf(size), 'PATCH', {
        ordering: { obj_id: 'seite-1', delta: 1, subset_ids: many(size, (each) => `seite-${each}`) },
      }),
  ],
  [
    'sources that are moved to where they are',
    (size) => () =>
      call(`${folderOf(size)}/@move`, 'POST', { source: many(size, (each) => uidOf(each, size)) }),
  ],
];

describe('the work grows with the number of', () => {
  test.each(lists)('%s', async (_, workOn) => {
    expect(await growthOf(workOn, few)).toBeLessThan(linear);
  });

  test('columns, which are looked up once for all hits', () => {
    expect(columnNames(['UID', 'x', 'UID', '__proto__', 'constructor', 'created'])).toEqual([
      'UID',
      'created',
    ]);
  });
});
