import { expect, test } from 'vitest';
import { rowsWithTargets, rowsWithTitles } from '@/editor/block-forms/rows-with-targets';

const energy = { '@id': '/de/energie', title: 'Energie', description: 'Woher sie kommt' };
const water = { '@id': '/de/wasser', title: 'Wasser', description: 'Wohin es fließt' };
const rows = [{ id: 'a' }, { id: 'b', title: 'Eigenes', href: [water] }];

test('the row that is given a target takes what it has not itself', () => {
  const [first, second] = rows;
  expect(rowsWithTargets(rows, [{ ...first, href: [energy] }, second])).toMatchObject([
    { id: 'a', title: 'Energie', description: 'Woher sie kommt' },
    { id: 'b', title: 'Eigenes' },
  ]);
  expect(rowsWithTitles(rows, [first, { ...second, href: [energy] }])[1]).toEqual({
    id: 'b',
    title: 'Eigenes',
    href: [energy],
  });
});

test('a row whose target is cleared keeps nothing of it', () => {
  const [first, second] = rows;
  const [, cleared] = rowsWithTitles(rows, [first, { ...second, href: [] }]);
  expect(cleared).toStrictEqual({ id: 'b', title: undefined, href: [] });
});

test('rows that are moved, added or removed stay as they are', () => {
  const bare = [{ href: [energy] }, { href: [water] }];
  expect(rowsWithTargets(bare, bare.toReversed())).toEqual(bare.toReversed());
  expect(rowsWithTargets(bare, bare.slice(1))).toEqual(bare.slice(1));
  expect(rowsWithTargets(bare, [...bare, {}])).toEqual([...bare, {}]);
});

test('a row takes what it has not when its target becomes known', () => {
  const typed = [{ id: 'a', href: [{ '@id': '/de/energie' }] }, rows[1]];
  expect(rowsWithTargets(typed, [{ id: 'a', href: [energy] }, rows[1]])).toMatchObject([
    { id: 'a', title: 'Energie', description: 'Woher sie kommt' },
    { id: 'b', title: 'Eigenes' },
  ]);
});
