import { expect, test, vi } from 'vitest';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { joinBlocks } from '@/editor/document/commands/join-blocks';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { removeBlocks } from '@/editor/document/commands/remove-blocks';
import { returnBlock } from '@/editor/document/commands/return-block';
import { targetOf } from '@/editor/document/former-place';
import { createDeletedBlocks } from '@/editor/session/deleted-blocks/deleted-blocks';
import { orderOf, page } from '../../document/support';
import { words } from '../../document/pages';

const grid = {
  '@type': 'gridBlock',
  blocks: { x: words('x'), y: words('y') },
  blocks_layout: { items: ['x', 'y'] },
};

function start() {
  const document = page({ a: words('a'), b: words('b'), grid, c: words('c') });
  const deleted = createDeletedBlocks(document);
  const end = deleted.start();
  return { document, deleted, end, ids: () => deleted.all().map(({ id }) => id) };
}

test('what is deleted is kept with all that it holds, the latest first', () => {
  const { document, deleted, ids } = start();
  document.run((state) => removeBlocks(state, ['b']));
  document.run((state) => removeBlocks(state, ['grid', 'c']));
  expect(ids()).toEqual(['c', 'grid', 'b']);
  expect(deleted.all()[1]?.stored).toEqual(grid);
});

test('what is undone is not deleted, what is done again is', () => {
  const { document, deleted, ids } = start();
  const hear = vi.fn();
  deleted.subscribe(hear);
  document.run((state) => removeBlocks(state, ['grid']));
  document.undo();
  expect(ids()).toEqual([]);
  document.redo();
  expect(ids()).toEqual(['grid']);
  expect(hear).toHaveBeenCalledTimes(3);
});

test('what is moved, empty, or stands in another text now is not deleted', () => {
  const { document, ids } = start();
  document.run((state) => moveBlocks(state, ['x'], { after: 'c' }));
  document.run((state) =>
    insertBlocks(state, {
      blocks: [{ '@type': 'slate', value: [{ type: 'p', children: [{ text: '' }] }] }],
      target: { after: 'c' },
    }),
  );
  document.run((state) => removeBlocks(state, state.selection.blocks));
  expect(ids()).toEqual([]);
});

test('of two texts that were joined none is deleted, unless words of it are gone', () => {
  const { document, deleted } = start();
  const text = (said: string) => ({ value: [{ type: 'p', children: [{ text: said }] }] });
  document.run((state) =>
    insertBlocks(state, {
      blocks: ['Eins', 'Zwei', 'Drei'].map((said) => ({ '@type': 'slate', ...text(said) })),
      target: { after: 'a' },
    }),
  );
  const [one = '', two = '', three = ''] = document.state.selection.blocks;
  document.run((state) => joinBlocks(state, { into: one, from: two, joined: text('EinsZwei') }));
  expect(deleted.all()).toEqual([]);
  document.run((state) => joinBlocks(state, { into: one, from: three, joined: text('EinsZweiDr') }));
  expect(deleted.all().map(({ key }) => key)).toEqual([three]);
});

test('it comes back to where it was, between what is left there, under its own id', () => {
  const { document, deleted } = start();
  document.run((state) => removeBlocks(state, ['b', 'grid']));
  document.run((state) => removeBlocks(state, ['a']));
  const [, second] = deleted.all().map((block) => ({ block, target: targetOf(document.state, block.place) }));
  expect(second?.target).toEqual({ before: 'c' });
  document.run((state) => second?.target && returnBlock(state, second.block, second.target));
  expect(orderOf(document.state)).toEqual(['grid(x y)', 'c']);
  expect(deleted.all().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a container that is gone is no place any more', () => {
  const { document, deleted } = start();
  document.run((state) => removeBlocks(state, ['x']));
  document.run((state) => removeBlocks(state, ['grid']));
  const inner = deleted.all().find(({ id }) => id === 'x');
  expect(inner && targetOf(document.state, inner.place)).toBeUndefined();
});

test('so many are kept, and none once that has ended', () => {
  const { document, deleted, end } = start();
  for (let at = 0; at < 60; at++) {
    document.run((state) => insertBlocks(state, { blocks: [words(`Nr. ${at}`)], target: { after: 'a' } }));
    document.run((state) => removeBlocks(state, state.selection.blocks));
  }
  expect(deleted.all()).toHaveLength(50);
  expect(deleted.all()[0]?.stored).toMatchObject(words('Nr. 59'));
  end();
  document.run((state) => removeBlocks(state, ['a']));
  expect(deleted.all()).toHaveLength(50);
});

test('what was deleted from a block goes back into it, also when that was deleted too and has come back', () => {
  const { document, deleted } = start();
  document.run((state) => removeBlocks(state, ['y']));
  document.run((state) => removeBlocks(state, ['grid']));
  for (const id of ['grid', 'y']) {
    const block = deleted.all().find((each) => each.id === id);
    if (!block) throw new Error(`${id} is not kept.`);
    document.run((state) => {
      const target = targetOf(state, block.place);
      return target && returnBlock(state, block, target);
    });
  }
  expect(orderOf(document.state)).toEqual(['a', 'b', 'grid(x y)', 'c']);
});
