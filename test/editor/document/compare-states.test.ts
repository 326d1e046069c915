import { expect, test } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { removeBlocks } from '@/editor/document/commands/remove-blocks';
import { compareStates, differencesIn } from '@/editor/document/compare-states';
import { takeBack } from '@/editor/document/take-back';
import type { DocumentState } from '@/editor/document/types';
import { createDeletedBlocks } from '@/editor/session/deleted-blocks/deleted-blocks';
import { orderOf, page, storedAt } from './support';
import { words } from './pages';

const then = () =>
  page({
    a: words('a'),
    b: words('b'),
    grid: { '@type': 'gridBlock', blocks: { x: words('x') }, blocks_layout: { items: ['x'] } },
    c: words('c'),
    d: words('d'),
  });

const told = (was: ReturnType<typeof page>, is: ReturnType<typeof page>) =>
  compareStates(was.state, is.state).map((block) =>
    'move' in block && block.move
      ? `${block.kind} ${block.id} ${block.move.from}-${block.move.to}`
      : `${block.kind} ${block.id}`,
  );

test('pages that are the same differ in nothing, whatever sizes of pictures a server adds', () => {
  const one = page({ p: { '@type': 'image', url: '/bild', image_scales: { image: [{ width: 9 }] } } });
  expect(told(one, page({ p: { '@type': 'image', url: '/bild' } }))).toEqual(['same p']);
  expect(told(one, page({ p: { '@type': 'image', url: '/anderes' } }))).toEqual(['changed p']);
});

test('what is new, gone, changed or moved is told, with what is gone behind what it stood behind', () => {
  const now = then();
  now.run((state) => removeBlocks(state, ['b']));
  now.run((state) => changeBlock(state, 'x', { plaintext: 'anders' }));
  now.run((state) => moveBlocks(state, ['d'], { before: 'a' }));
  expect(told(then(), now)).toEqual(['moved d 5-1', 'same a', 'removed b', 'changed grid', 'same c']);
  expect(told(now, then())).toEqual(['same a', 'added b', 'changed grid', 'same c', 'moved d 1-5']);
});

test('each of them is taken back as one step, and then all is as it was', () => {
  const was = then();
  const now = then();
  now.run((state) => changeBlock(state, 'd', { plaintext: 'anders' }));
  now.run((state) => moveBlocks(state, ['d'], { before: 'b' }));
  now.run((state) => removeBlocks(state, ['a', 'grid']));
  const before = JSON.stringify(now.toContent());
  for (;;) {
    const next = compareStates(was.state, now.state).find(({ kind }) => kind !== 'same');
    if (!next) break;
    const present = JSON.stringify(now.toContent());
    expect(takeBack(now, next)).toBe(true);
    now.undo();
    expect(JSON.stringify(now.toContent())).toBe(present);
    now.redo();
  }
  expect(orderOf(now.state)).toEqual(['a', 'b', 'grid(x)', 'c', 'd']);
  expect(storedAt(now, 'd')).toMatchObject({ plaintext: 'd' });
  for (let step = 0; step < 4; step++) now.undo();
  expect(JSON.stringify(now.toContent())).not.toBe(JSON.stringify(was.toContent()));
  expect(before).not.toBe(JSON.stringify(was.toContent()));
});

test('a block that was taken into another, or out of it, comes back with either of them, in any order', () => {
  const inside = (state: DocumentState) => state.blocks.get('grid')?.containers[0] ?? '';
  const takes = [
    (now: ReturnType<typeof page>) =>
      now.run((state) => moveBlocks(state, ['b'], { into: inside(state), at: 0 })),
    (now: ReturnType<typeof page>) => now.run((state) => moveBlocks(state, ['x'], { after: 'c' })),
  ];
  for (const take of takes)
    for (const isLastFirst of [false, true]) {
      const [was, now] = [then(), then()];
      const deleted = createDeletedBlocks(now);
      deleted.start();
      expect(take(now)).toBe(true);
      const former = new Set(['b', 'x']);
      for (;;) {
        const left = compareStates(was.state, now.state).filter(({ kind }) => kind !== 'same');
        const next = left.at(isLastFirst ? -1 : 0);
        if (!next) break;
        expect(takeBack(now, next)).toBe(true);
        // Nothing is gone that neither stands on the page nor lies among what was deleted.
        const there = [...now.state.blocks.values(), ...deleted.all()].map(({ id }) => id);
        expect([...former].filter((id) => !there.includes(id))).toEqual([]);
      }
      expect(orderOf(now.state)).toEqual(orderOf(was.state));
      expect(now.toContent()).toEqual(was.toContent());
    }
});

test('a page that lost all of its places takes a block back at its end', () => {
  const was = page({ a: words('a'), b: words('b') });
  const now = page({ c: words('c') });
  const [first] = compareStates(was.state, now.state).filter(({ kind }) => kind === 'removed');
  expect(first && takeBack(now, first)).toBe(true);
  expect(orderOf(now.state)).toEqual(['a', 'c']);
});

test('of the blocks in a block each is told and taken back for itself, at any depth, to where it was', () => {
  const held = (ids: string, other: Record<string, string> = {}) => ({
    blocks: Object.fromEntries(ids.split('').map((id) => [id, words(other[id] ?? id)])),
    blocks_layout: { items: ids.split('') },
  });
  const build = (inGrid: object, inPanel: object, title = 'Panel') =>
    page({
      a: words('a'),
      grid: { '@type': 'gridBlock', ...inGrid },
      accordion: {
        '@type': 'accordion',
        data: {
          blocks: { panel: { '@type': 'accordionPanel', title, ...inPanel } },
          blocks_layout: { items: ['panel'] },
        },
      },
    });
  const was = build(held('xyz'), held('pq'));
  const now = build(held('zxn', { x: 'anders' }), held('p', { p: 'anders' }), 'Anders');
  const compare = () => compareStates(was.state, now.state);
  expect(differencesIn(compare()).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'changed x',
    'removed y',
    'added n',
    'changed panel',
    'changed p',
    'removed q',
  ]);
  for (;;) {
    // The deepest first: whoever takes the panel back has all that is in it back.
    const next = differencesIn(compare()).at(-1);
    if (!next) break;
    expect(takeBack(now, next)).toBe(true);
  }
  expect(now.toContent()).toEqual(was.toContent());
});
