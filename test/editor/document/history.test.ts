import { expect, it } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { createPageDocument } from '@/editor/document/page-document';
import { holding, words } from './pages';

function typed(steps?: number) {
  let now = 0;
  const document = createPageDocument(holding({ a: words('a'), b: words('b') }), {
    clock: () => now,
    ...(steps === undefined ? {} : { steps }),
  });
  const type = (key: string, text: string, after: number) => {
    now += after;
    document.run((state) => changeBlock(state, key, { plaintext: text }), key);
  };
  const text = (key: string) => document.state.blocks.get(key)?.data.plaintext;
  return { document, type, text };
}

it('a run of typing in one block is undone at once, and done again at once', () => {
  const { document, type, text } = typed();
  for (const letters of ['ab', 'abc', 'abcd']) type('a', letters, 900);
  document.undo();
  expect(text('a')).toBe('a');
  expect(document.canUndo()).toBe(false);
  document.redo();
  expect(text('a')).toBe('abcd');
  expect(document.canRedo()).toBe(false);
});

it('a pause, another block, or the end of a word begins a new step', () => {
  const { document, type, text } = typed();
  type('a', 'one', 10);
  type('a', 'one two', 1001);
  type('b', 'other', 10);
  type('a', 'one two three', 10);
  document.sealStep();
  type('a', 'one two three four', 10);
  const seen = [];
  while (document.undo()) seen.push(`${String(text('a'))}, ${String(text('b'))}`);
  expect(seen).toEqual(['one two three, other', 'one two, other', 'one two, b', 'one, b', 'a, b']);
});

it('what is typed after undoing is a step of its own and leaves nothing to do again', () => {
  const { document, type, text } = typed();
  type('a', 'one', 10);
  type('a', 'two', 5000);
  document.undo();
  type('a', 'three', 10);
  expect(document.redo()).toBe(false);
  document.undo();
  expect(text('a')).toBe('one');
});

it('the selection comes back with what is undone', () => {
  const { document } = typed();
  document.run((state) => selectBlocks(state, ['b'], 'end'));
  document.run((state) => insertBlocks(state, { blocks: [words('new')], target: { before: 'a' } }));
  const { selection } = document.state;
  document.run((state) => selectBlocks(state, ['a']));
  document.undo();
  expect(document.state.selection).toEqual({ blocks: ['b'], anchor: 'b', caret: 'end' });
  document.run((state) => selectBlocks(state, ['a']));
  document.redo();
  expect(document.state.selection).toEqual(selection);
});

it('the caret comes back to where it was before something was typed, and moving it tells nobody', () => {
  const { document, type } = typed();
  document.run((state) => selectBlocks(state, ['a'], 'start'));
  let told = 0;
  document.subscribe('selection', '', () => told++);
  document.keepCaret(1);
  type('a', 'ab', 10);
  document.keepCaret(2);
  type('a', 'abc', 10);
  document.keepCaret(3);
  expect(told).toBe(0);
  document.undo();
  expect(document.state.selection).toMatchObject({ blocks: ['a'], caret: 1 });
  expect(told).toBe(1);
});

it('as many steps are kept as are asked for', () => {
  const { document, type, text } = typed(3);
  for (let count = 1; count <= 5; count++) type('a', `${count}`, 5000);
  while (document.undo());
  expect(text('a')).toBe('2');
  while (document.redo());
  expect(text('a')).toBe('5');
});

it('what is said otherwise is no step, and is said so in what is undone and redone too', () => {
  const { document, type, text } = typed();
  type('a', '/alt/bild', 10);
  type('a', '/alt/bild ist da', 2000);
  const heard: string[] = [];
  for (const key of ['a', 'b']) document.subscribe('block', key, () => heard.push(key));
  const renamed = <Stored>(stored: Stored): Stored =>
    JSON.parse(JSON.stringify(stored).replaceAll('/alt/', '/neu/')) as Stored;
  const untouched = <Stored>(stored: Stored): Stored =>
    JSON.stringify(stored).includes('/alt/') ? renamed(stored) : stored;
  expect(document.rewrite(untouched)).toBe(true);
  expect(heard).toEqual(['a']);
  expect(text('a')).toBe('/neu/bild ist da');
  document.undo();
  expect(text('a')).toBe('/neu/bild');
  document.undo();
  expect(text('a')).toBe('a');
  document.redo();
  document.redo();
  expect(text('a')).toBe('/neu/bild ist da');
  expect(document.rewrite(untouched)).toBe(false);
});
