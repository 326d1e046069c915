import { describe, expect, test } from 'vitest';
import type { BlockFacts } from '@/editor/checks/block-facts';
import {
  blockFindings,
  fieldFindings,
  headingFindings,
  linkFindings,
  type PlacedFacts,
} from '@/editor/checks/page-checks';
import type { TargetState } from '@/editor/checks/targets';

const nothing: BlockFacts = { findings: [], levels: [], targets: [] };

const withLevels = (key: string, levels: number[], hasLevels = true): PlacedFacts => ({
  key,
  facts: { ...nothing, levels },
  isHollow: false,
  hasLevels,
});
const title = withLevels('title', [1], false);

describe('headings', () => {
  test.each([
    ['in order', [[2], [3], [3], [2]]],
    ['that go up by several levels', [[2], [3], [4], [2]]],
    ['several in one text', [[2, 3], [4]]],
  ])('%s are fine', (_case, levels) => {
    expect(headingFindings([title, ...levels.map((each, at) => withLevels(`b${at}`, each))])).toEqual([]);
  });

  test('that leave a level out are told with the one that fits, and what follows is measured by that', () => {
    const found = headingFindings([title, withLevels('a', [2]), withLevels('b', [4]), withLevels('c', [4])]);
    expect(found.map(({ block, values, repair }) => ({ block, values, repair }))).toEqual([
      {
        block: 'b',
        values: { before: 2, level: 4, expected: 3 },
        repair: { by: 'level', place: 0, level: 3 },
      },
    ]);
  });

  test('a page without a title block has a heading all the same', () => {
    expect(headingFindings([withLevels('a', [3])])).toMatchObject([{ values: { before: 1, expected: 2 } }]);
  });

  test('of level 1 are told where the page has a title', () => {
    expect(headingFindings([title, withLevels('a', [2, 1])])).toMatchObject([
      { kind: 'titleRepeated', block: 'a', repair: { by: 'level', place: 1, level: 2 } },
    ]);
    expect(headingFindings([title, withLevels('a', [1], false)])).toMatchObject([{ kind: 'titleRepeated' }]);
  });

  test('of a block that keeps its level are told, and not mended', () => {
    const [found] = headingFindings([title, withLevels('a', [4], false)]);
    expect(found?.repair).toBeUndefined();
  });
});

test('a block that is made to hold blocks and holds none is empty, and told once', () => {
  const own: PlacedFacts = { key: 'a', facts: nothing, isHollow: true, hasLevels: false };
  expect(blockFindings([own])).toMatchObject([{ kind: 'blockEmpty', block: 'a', repair: { by: 'removal' } }]);
  const told = { ...own, facts: { ...nothing, findings: [{ kind: 'blockEmpty' } as const] } };
  expect(blockFindings([told])).toHaveLength(1);
});

test('links are told by what the server says of their targets, and not before', () => {
  const targets = ['/fine', '/gone', '/old', '/draft', '/later'].map((path) => ({
    path,
    words: path.slice(1),
  }));
  const blocks = [{ key: 'a', facts: { ...nothing, targets }, isHollow: false, hasLevels: false }];
  const states = new Map<string, TargetState>([
    ['/fine', { kind: 'fine' }],
    ['/gone', { kind: 'missing' }],
    ['/old', { kind: 'moved', to: '/new' }],
    ['/draft', { kind: 'unpublished' }],
  ]);
  const found = linkFindings(blocks, (path) => states.get(path));
  expect(found.map(({ kind, words }) => [kind, words])).toEqual([
    ['linkMissing', 'gone'],
    ['linkMoved', 'old'],
    ['linkUnpublished', 'draft'],
  ]);
  expect(found[1]?.repair).toEqual({ by: 'address', from: '/old', to: '/new' });
});

describe('fields of the page', () => {
  const facts = { fields: new Set<string>(), isFilled: () => false, missing: [], outdated: [] };

  test('are missed where the type has them alone', () => {
    expect(fieldFindings(facts)).toEqual([]);
    const fields = new Set(['description', 'preview_image', 'image']);
    expect(fieldFindings({ ...facts, fields }).map(({ kind, field }) => [kind, field])).toEqual([
      ['summaryMissing', 'description'],
      ['previewMissing', 'preview_image'],
    ]);
    expect(fieldFindings({ ...facts, fields, isFilled: (name) => name !== 'preview_image' })).toEqual([]);
  });

  test('languages that are missing or behind are told by their names', () => {
    const found = fieldFindings({ ...facts, missing: ['en'], outdated: ['de'] });
    expect(found.map(({ kind, values }) => [kind, values?.['language']])).toEqual([
      ['translationMissing', 'en'],
      ['translationOutdated', 'de'],
    ]);
  });
});
