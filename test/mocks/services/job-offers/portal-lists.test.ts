import { beforeAll, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import type { Body } from '../json';
import { paths, read } from '../json';

const offer = (
  id: string,
  title: string,
  fields: SeedItem['fields'],
  state?: SeedItem['state'],
): SeedItem => ({
  path: `/de/stellen/${id}`,
  type: 'Joboffer',
  title,
  fields,
  ...(state === undefined ? {} : { state }),
});

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/en', type: 'LRF', title: 'English', translationOf: '/de' },
  { path: '/de/zebra', type: 'Institut', title: 'ZZ', fields: { name: 'Institut für Zebras', token: 'zz' } },
  { path: '/de/zebra/streifen', type: 'Institutsbereich', title: 'ZZ-1', fields: { token: 'zz-1' } },
  { path: '/de/affen', type: 'Institut', title: 'AA', fields: { token: 'aa' } },
  { path: '/de/geheim', type: 'Institut', title: 'XX', state: 'private', fields: { token: 'xx' } },
  { path: '/en/zebra', type: 'Institut', title: 'ZZ', fields: { name: 'Institute of Zebras', token: 'zz' } },
  { path: '/de/stellen', type: 'JobOfferContainer', title: 'Stellen' },
  offer('b', 'Biologin', { job_offer_location_title: 'Aachen', job_offer_target_groups: ['graduates'] }),
  offer('a', 'Ärztin', { job_offer_target_groups: ['pupils'], external_id: '2026-7' }),
  offer('c', 'Chemiker', {
    job_offer_location_title: 'Bonn',
    job_offer_target_groups: ['graduates'],
    job_offer_categories: ['thesis'],
    external_id: '2026-3',
  }),
  offer('d', 'Entwurf', {}, 'private'),
  { path: '/de/seite', type: 'Document', title: 'Keine Stelle' },
];

let cms: TestCms;

beforeAll(async () => {
  cms = await createTestCms({ items });
});

describe('@institutlist', () => {
  test.each([
    ['', ['/de/affen', '/de/zebra']],
    ['?institutes=all&locale=en', ['/en/zebra']],
    ['?institutes=zz,nix', ['/de/zebra']],
    ['?institutes=xx', []],
    ['?locale=fr', ['/de/affen', '/de/zebra']],
  ])('%s: %j', async (query, found) => {
    const body = await read(cms, `/@institutlist${query}`);
    expect([paths(body), body.items_total]).toEqual([found, found.length]);
  });

  test('one that has run out is listed to managers alone', async () => {
    const item = { path: '/de/alt', type: 'Institut', title: 'AA', expires: '2020-01-01' };
    const own = await createTestCms({ items: [...items, item] });
    const listed = async (as?: string) =>
      paths((await (await own.ask('/@institutlist', as ? { as } : {})).json()) as Body);
    expect(await listed()).toEqual(['/de/affen', '/de/zebra']);
    expect(await listed('admin')).toEqual(['/de/affen', '/de/alt', '/de/geheim', '/de/zebra']);
  });

  test('an institute names its areas', async () => {
    const { items: found } = await read(cms, '/@institutlist?institutes=zz');
    expect(found).toEqual([
      expect.objectContaining({
        token: 'zz',
        title: 'ZZ',
        name: 'Institut für Zebras',
        description: '',
        institutsbereiche: [
          { '@id': 'http://localhost:3000/de/zebra/streifen', token: 'zz-1', title: 'ZZ-1', name: 'ZZ-1' },
        ],
      }),
    ]);
  });
});

describe('@job-offer-search', () => {
  const titles = async (query: string): Promise<unknown> =>
    ((await read(cms, `/de/stellen/@job-offer-search?${query}`)).items as unknown as Body[]).map(
      ({ title }) => title,
    );

  test.each([
    ['sort=sortable_title+asc', ['Ärztin', 'Biologin', 'Chemiker']],
    ['sort=sortable_title+desc', ['Chemiker', 'Biologin', 'Ärztin']],
    ['sort=job_offer_location_title+desc', ['Chemiker', 'Biologin', 'Ärztin']],
    ['sort=id+asc&rows=1&start=1', ['Ärztin']],
    ['sort=id+asc', ['Chemiker', 'Ärztin', 'Biologin']],
    ['subject=thesis', ['Chemiker']],
    ['subject=thesis&subject=unknown', ['Chemiker']],
    ['subject=unknown', []],
    ['q=bio', ['Biologin']],
    ['q=bio+chem', []],
    ['q=entwurf', []],
    ['target_group=pupils', ['Ärztin']],
    ['target_group=pupils&target_group=graduates&sort=id+asc', ['Chemiker', 'Ärztin', 'Biologin']],
    ['target_group=pupils&q=bio', []],
    ['path_prefix=/en', []],
  ])('%s: %j', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  test('editors find no drafts either', async () => {
    const body = await read(cms, '/de/stellen/@job-offer-search', { as: 'admin' });
    expect(body.items_total).toBe(3);
  });

  test.each([
    ['rows=x', 'Invalid rows: Not an integer'],
    ['rows=-1', 'Invalid rows: Negative'],
    ['start=x', 'Invalid start: Not an integer'],
    ['sort=nope+asc', 'Invalid sort: Unknown field'],
    ['sort=constructor+asc', 'Invalid sort: Unknown field'],
    ['sort=id+up', 'Invalid sort: Unknown direction'],
  ])('%s is refused', async (query, message) => {
    const answer = await cms.ask(`/de/stellen/@job-offer-search?${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ type: 'BadRequest', message }) as object,
    ]);
  });
});

test('@authors stands everywhere, with authors on posts alone', async () => {
  expect(await read(cms, '/de/seite/@authors')).toEqual({ '@id': 'http://localhost:3000/de/seite/@authors' });
});
