import { expect, it } from 'vitest';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import type { Target } from '@/editor/document/insertion-points';
import { stepTarget, type Direction } from '@/editor/document/step-target';
import { createPageDocument } from '@/editor/document/page-document';
import { crookedPage, holding, words } from '../pages';
import { orderOf, outcome, page, storedAt } from '../support';

const blocks = () => ({
  a: words('a'),
  grid: {
    '@type': 'gridBlock',
    ...holding({ x: words('x'), inner: { '@type': 'gridBlock', ...holding({ y: words('y') }) } }),
  },
  b: words('b'),
  c: { ...words('c'), fixed: true },
});
const start = ['a', 'grid(x inner(y))', 'b', 'c'];

it.each<[string[], Target, string[]]>([
  [['a'], { after: 'b' }, ['grid(x inner(y))', 'b', 'a', 'c']],
  [['b'], { before: 'a' }, ['b', 'a', 'grid(x inner(y))', 'c']],
  [['b', 'a'], { before: 'grid' }, ['a', 'b', 'grid(x inner(y))', 'c']],
  [['a', 'b'], { into: 'grid/blocks' }, ['grid(x inner(y) a b)', 'c']],
  [['a'], { before: 'x' }, ['grid(a x inner(y))', 'b', 'c']],
  [['a'], { into: 'inner/blocks', at: 0 }, ['grid(x inner(a y))', 'b', 'c']],
  [['y'], { after: 'a' }, ['a', 'y', 'grid(x inner())', 'b', 'c']],
  [['inner', 'y'], { after: 'a' }, ['a', 'inner(y)', 'grid(x)', 'b', 'c']],
  [['y', 'a'], { after: 'b' }, ['grid(x inner())', 'b', 'a', 'y', 'c']],
  [['a', 'b'], { after: 'a' }, ['a', 'b', 'grid(x inner(y))', 'c']],
])('%j move to %j in reading order, with all that they hold', (keys, target, order) => {
  const moved = outcome(page(blocks()), (state) => moveBlocks(state, keys, target));
  expect(moved).toMatchObject({ isDone: true, order, isUndone: true });
});

it.each<[string, string[], Target]>([
  ['into itself', ['grid'], { into: 'grid/blocks' }],
  ['into what it holds', ['grid'], { into: 'inner/blocks' }],
  ['beside what it holds', ['grid'], { before: 'y' }],
  ['to where it is', ['a'], { before: 'grid' }],
  ['beside itself', ['a'], { after: 'a' }],
  ['when it is fixed', ['c'], { before: 'a' }],
  ['with one that is fixed', ['a', 'c'], { after: 'b' }],
  ['when it does not exist', ['nobody'], { after: 'b' }],
  ['to nowhere', ['a'], { into: 'nowhere' }],
])('no block moves %s', (_where, keys, target) => {
  const moved = outcome(page(blocks()), (state) => moveBlocks(state, keys, target));
  expect(moved).toMatchObject({ isDone: false, order: start });
});

it('a block gets another id where its new container has one of the same, and stays the same block', () => {
  const document = createPageDocument(crookedPage(), { newId: () => 'fresh' });
  const key = document.state.containers.get('copy/blocks')?.items[0];
  if (typeof key !== 'string') throw new Error('The page has no such block.');
  expect(document.state.blocks.get(key)?.id).toBe('a');
  document.run((state) => moveBlocks(state, [key], { into: 'grid/blocks' }));
  expect(document.state.blocks.get(key)?.id).toBe('fresh');
  expect(storedAt(document, 'grid')).toMatchObject(
    holding({ a: words('grid a'), b: words('grid b'), fresh: words('copy a') }),
  );
});

it.each<[string, Target, unknown[] | undefined]>([
  ['a', { after: 'b' }, ['gone', 'b', 'a', 'c']],
  ['c', { before: 'b' }, ['a', 'gone', 'c', 'b']],
  ['c', { before: 'a' }, ['c', 'a', 'gone', 'b']],
  ['a', { before: 'b' }, undefined],
])(
  'ids under which nothing is stored stay, and none is named twice any more: %s to %j',
  (key, target, items) => {
    const document = createPageDocument({
      blocks: { a: words('a'), b: words('b'), c: words('c') },
      blocks_layout: { items: ['a', 'gone', 'b', ...(key === 'a' ? ['a'] : []), 'c'] },
    });
    const isDone = document.run((state) => moveBlocks(state, [key], target));
    const { blocks_layout } = document.toContent();
    expect(isDone ? blocks_layout : undefined).toEqual(items && { items });
  },
);

it.each<[Direction, string, string[] | undefined]>([
  ['up', 'b', ['a', 'b', 'grid(x inner(y))', 'c']],
  ['up', 'a', undefined],
  ['down', 'a', ['grid(x inner(y))', 'a', 'b', 'c']],
  ['down', 'inner', undefined],
  ['in', 'b', ['a', 'grid(x inner(y) b)', 'c']],
  ['in', 'grid', undefined],
  ['out', 'y', ['a', 'grid(x inner() y)', 'b', 'c']],
  ['out', 'a', undefined],
])('the keyboard moves a block %s: %s', (direction, key, order) => {
  const document = page(blocks());
  const target = stepTarget(document.state, [key], direction);
  if (target) document.run((state) => moveBlocks(state, [key], target));
  expect(target && orderOf(document.state)).toEqual(order);
});
