import { describe, expect, it } from 'vitest';
import { changeType } from '@/editor/document/commands/change-type';
import { duplicateBlocks } from '@/editor/document/commands/duplicate-blocks';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { removeBlocks } from '@/editor/document/commands/remove-blocks';
import { createPageDocument } from '@/editor/document/page-document';
import { canInsert } from '@/editor/document/permissions';
import { withoutSingles } from '@/editor/document/single-blocks';
import { holding, words } from './pages';
import { countingIds, orderOf } from './support';

const title = { '@type': 'title' };
const gridWith = (blocks: Record<string, unknown>) => ({ '@type': 'gridBlock', ...holding(blocks) });
const page = (blocks: Record<string, unknown>) =>
  createPageDocument(holding(blocks), {
    newId: countingIds(),
    isSingle: (type) => type === 'title',
    clock: () => 0,
  });
const titled = () => page({ t: title, a: words('a'), grid: gridWith({ x: words('x') }) });

describe('A page that has a title block', () => {
  it('is offered no second one, at no depth', () => {
    const { state } = titled();
    for (const target of [{ after: 'a' }, { into: 'grid/blocks' }])
      expect(canInsert(state, target, [title])).toEqual({ isAllowed: false, reason: 'single' });
    expect(canInsert(state, { after: 'a' }, [words('b')])).toEqual({ isAllowed: true });
  });

  it('takes no second one, put in, pasted, duplicated or by another type', () => {
    const document = titled();
    const before = JSON.stringify(document.toContent());
    expect(document.run((state) => insertBlocks(state, { blocks: [title], target: { after: 'a' } }))).toBe(
      false,
    );
    expect(document.run((state) => duplicateBlocks(state, ['t']))).toBe(false);
    expect(document.run((state) => changeType(state, 'a', title))).toBe(false);
    expect(JSON.stringify(document.toContent())).toBe(before);
  });

  it('takes what comes with a title, alone and inside others, without it', () => {
    const document = titled();
    const blocks = [title, words('b'), gridWith({ y: title, z: words('z') })];
    document.run((state) => insertBlocks(state, { blocks, target: { after: 'a' } }));
    expect(orderOf(document.state)).toEqual(['t', 'a', 'new2', 'new3(new1)', 'grid(x)']);
    document.run((state) => duplicateBlocks(state, ['t', 'a']));
    expect(orderOf(document.state)).toEqual(['t', 'a', 'new4', 'new2', 'new3(new1)', 'grid(x)']);
  });

  it('lets its title be moved, and takes one again once it is gone', () => {
    const document = titled();
    expect(document.run((state) => moveBlocks(state, ['t'], { into: 'grid/blocks' }))).toBe(true);
    expect(document.run((state) => removeBlocks(state, ['t']))).toBe(true);
    document.run((state) => insertBlocks(state, { blocks: [title, title], target: { before: 'a' } }));
    expect(orderOf(document.state)).toEqual(['new1', 'a', 'grid(x)']);
  });
});

it('What may come as a whole is the same list, so that nobody is notified', () => {
  const { state } = titled();
  const blocks = [words('b'), gridWith({ y: words('y') }), { '@type': 'odd', blocks: 3, blocks_layout: {} }];
  expect(withoutSingles(state, blocks)).toBe(blocks);
  expect(withoutSingles(page({ a: words('a') }).state, [title])).toEqual([title]);
});
