import { describe, expect, test } from 'vitest';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { readingOrder } from '@/editor/document/layout';
import { mayNote, notedBlock, notedName } from '@/editor/notes/noted-block';
import { words } from '../document/pages';
import { page } from '../document/support';

const grid = (held: Record<string, unknown>) => ({
  '@type': 'gridBlock',
  blocks: held,
  blocks_layout: { items: Object.keys(held) },
});

const same = () =>
  page({
    one: grid({ a: words('first'), b: words('b') }),
    two: grid({ a: words('second') }),
    a: words('third'),
    last: grid({ one: grid({ a: words('fourth') }) }),
  });

describe('A block is known by its notes', () => {
  test('by its id alone where no other has that', () => {
    const { state } = same();
    expect(notedName(state, 'b')).toBe('b');
    expect(notedBlock(state, 'b')).toBe('b');
  });

  test('with the ids of those round it where several have the same', () => {
    const { state } = same();
    const alike = [...readingOrder(state)].filter((key) => state.blocks.get(key)?.id === 'a');
    const names = alike.map((key) => notedName(state, key));
    expect(names).toEqual(['/one/a', 'two/a', '/a', 'last/one/a']);
    expect(names.map((name) => notedBlock(state, name))).toEqual(alike);
    expect(names.every((name) => mayNote(name, 'a') && !mayNote(name, 'b'))).toBe(true);
  });

  test('by its own id where it stands elsewhere by now, and not at all where it is gone', () => {
    const document = page({ one: grid({ a: words('first') }), two: grid({ b: words('b') }) });
    const into = document.state.blocks.get('two')?.containers[0] ?? '';
    document.run((state) => moveBlocks(state, ['a'], { into }));
    expect(document.state.blocks.get('a')?.parent).toBe(into);
    expect(notedBlock(document.state, 'one/a')).toBe('a');
    expect(notedBlock(document.state, 'one/c')).toBeUndefined();
    expect(notedBlock(document.state, '')).toBeUndefined();
  });

  test('also where its id has the sign that parts them', () => {
    const { state } = page({ 'a/b': words('odd') });
    expect(notedBlock(state, notedName(state, 'a/b'))).toBe('a/b');
  });
});
