import { expect, it } from 'vitest';
import { removeBlocks } from '@/editor/document/commands/remove-blocks';
import { moveBlocks, stepBlocks } from '@/editor/document/commands/move-blocks';
import { canRemove, removable } from '@/editor/document/permissions';
import { blockNamed } from '@/blocks/registry';
import '~test/support/all-blocks';
import { createPageDocument } from '@/editor/document/page-document';
import { crookedPage, holding, words } from '../pages';
import { outcome, page } from '../support';

const blocks = () => ({
  a: words('a'),
  grid: { '@type': 'gridBlock', ...holding({ x: words('x'), y: words('y') }) },
  b: { ...words('b'), required: true },
});

it.each([
  [['a'], ['grid(x y)', 'b'], ['grid']],
  [['grid'], ['a', 'b'], ['a']],
  [['grid', 'x'], ['a', 'b'], ['a']],
  [['x'], ['a', 'grid(y)', 'b'], ['y']],
  [['y', 'x'], ['a', 'grid()', 'b'], ['grid']],
  [['a', 'grid', 'b'], ['b'], ['b']],
])('%j are removed with all that they hold, but what is required', (keys, order, selected) => {
  expect(outcome(page(blocks()), (state) => removeBlocks(state, keys))).toEqual({
    isDone: true,
    order,
    selected,
    isUndone: true,
  });
});

it('what is required alone, or unknown, is not removed', () => {
  for (const keys of [['b'], ['nobody'], []])
    expect(outcome(page(blocks()), (state) => removeBlocks(state, keys)).isDone).toBe(false);
});

it('a page never stands without a place to type', () => {
  const removed = outcome(page({ a: words('a'), b: words('b') }), (state) => removeBlocks(state, ['a', 'b']));
  expect(removed).toEqual({ isDone: true, order: ['new1'], selected: ['new1'], isUndone: true });
});

it('no id stays in a layout whose block is removed, also where it stood twice', () => {
  const document = createPageDocument(crookedPage());
  document.run((state) => removeBlocks(state, ['text']));
  expect((document.toContent().blocks_layout as { items: unknown[] }).items).not.toContain('text');
});

const grid = () => ({
  a: words('a'),
  grid: { '@type': 'gridBlock', ...holding({ x: words('x'), y: words('y') }) },
});
const rules = { gridBlock: { keepsLast: true } } as const;

it.each([
  [['x'], ['a', 'grid(y)']],
  [
    ['x', 'y'],
    ['a', 'grid(x)'],
  ],
  [['a', 'x', 'y'], ['grid(x)']],
  [['grid'], ['a']],
])('the last column of a grid stays when %j are removed', (keys, order) => {
  expect(outcome(page(grid(), rules), (state) => removeBlocks(state, keys)).order).toEqual(order);
});

it('the last column of a grid can neither be removed nor moved away alone', () => {
  const document = page(grid(), rules);
  document.run((state) => removeBlocks(state, ['x']));
  expect(canRemove(document.state, 'y')).toEqual({ isAllowed: false, reason: 'last' });
  expect(canRemove(document.state, 'y', 'typing').isAllowed).toBe(false);
  for (const change of [
    outcome(document, (state) => removeBlocks(state, ['y'])),
    outcome(document, (state) => moveBlocks(state, ['y'], { after: 'a' })),
    outcome(document, (state) => stepBlocks(state, ['y'], 'out')),
  ])
    expect(change).toMatchObject({ isDone: false, order: ['a', 'grid(y)'] });
  expect(removable(document.state, ['a', 'y'])).toEqual(['a']);
});

it.each(['gridBlock', 'teaserGrid', 'imagesGrid', 'teaserTransparentGrid', 'icons', '__grid'])(
  'a %s is such a grid',
  (name) => expect(blockNamed(name)?.holds?.keepsLast).toBe(true),
);
