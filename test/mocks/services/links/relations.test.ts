import { beforeAll, describe, expect, test } from 'vitest';
import { createTestCms, type TestCms } from '~test/support/test-cms';
import { read } from '../json';

const modified = '2026-11-19T09:42:00+00:00';
const related = (
  title: string,
  id: string,
  targets: string[],
  state: 'published' | 'private' = 'published',
) => ({
  path: `/de/${id}`,
  type: 'Document',
  title,
  modified,
  state,
  fields: { relatedItems: targets.map((target) => `/de/${target}`) },
});

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch', modified, state: 'published' },
      related('Zellen', 'zellen', ['gewebe', 'knochen']),
      related('Gewebe', 'gewebe', ['knochen']),
      related('Knochen', 'knochen', []),
      related('Geheimes', 'geheimes', ['knochen'], 'private'),
    ],
  });
});

const pathOf = ({ '@id': id }: { '@id': string }) => new URL(id).pathname.replace('/de/', '');

/** The pairs of related content that are answered, as `source > target`. */
async function pairs(query: string, as = 'siteadmin'): Promise<string[]> {
  const { relations } = (await read(cms, `/@relations?relation=relatedItems&${query}`, {
    as,
  })) as unknown as {
    relations: { relatedItems: { items: { source: { '@id': string }; target: { '@id': string } }[] } };
  };
  return relations.relatedItems.items
    .map(({ source, target }) => `${pathOf(source)} > ${pathOf(target)}`)
    .sort();
}

const uidOf = async (path: string) => String((await read(cms, path, { as: 'siteadmin' }))['UID']);

describe('relations', () => {
  const all = ['geheimes > knochen', 'gewebe > knochen', 'zellen > gewebe', 'zellen > knochen'];

  test.each([
    ['source=/de/zellen', ['zellen > gewebe', 'zellen > knochen']],
    ['target=/de/gewebe', ['zellen > gewebe']],
    ['source=/de/zellen&target=/de/knochen', ['zellen > knochen']],
    ['source=/de/knochen', []],
    ['query_source=Zellen', ['zellen > gewebe', 'zellen > knochen']],
    ['query_target=Gewebe', ['zellen > gewebe']],
    ['query_source=Gewebe&query_target=Knochen', ['gewebe > knochen']],
    ['query_target=Gibtesnicht', []],
    ['query_source=/Plone/de/gewebe', ['gewebe > knochen']],
    ['query_target=/Plone/de/knochen', ['geheimes > knochen', 'gewebe > knochen', 'zellen > knochen']],
    ['query_source=&query_target=', all],
  ])('are narrowed down by %s', async (query, found) => {
    expect(await pairs(query)).toEqual(found);
  });

  test('are narrowed down by an end’s UID as by its path', async () => {
    expect(await pairs(`source=${await uidOf('/de/gewebe')}`)).toEqual(['gewebe > knochen']);
    expect(await pairs(`target=${await uidOf('/de/gewebe')}`)).toEqual(['zellen > gewebe']);
  });

  test.each(['source', 'target'])('whose %s is nowhere are not found', async (end) => {
    const answer = await cms.ask(`/@relations?${end}=/de/gibtesnicht`, { as: 'siteadmin' });
    expect(answer.status).toBe(404);
  });

  test('of private content are told to nobody else', async () => {
    expect(await pairs('target=/de/knochen', 'member')).toEqual(['gewebe > knochen', 'zellen > knochen']);
    const hidden = await cms.ask('/@relations?source=/de/geheimes', { as: 'member' });
    expect(hidden.status).toBe(404);
  });
});
