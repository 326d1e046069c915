import { expect, it } from 'vitest';
import { selectBlocks, selectUpTo, toggleBlock } from '@/editor/document/commands/select-blocks';
import type { Change } from '@/editor/document/change';
import type { DocumentState } from '@/editor/document/types';
import { holding, words } from '../pages';
import { page } from '../support';

type Command = (state: DocumentState) => Change | undefined;
const only =
  (...keys: string[]): Command =>
  (state) =>
    selectBlocks(state, keys);
const upTo =
  (key: string): Command =>
  (state) =>
    selectUpTo(state, key);
const toggle =
  (key: string): Command =>
  (state) =>
    toggleBlock(state, key);

const blocks = () => ({
  a: words('a'),
  b: words('b'),
  grid: { '@type': 'gridBlock', ...holding({ x: words('x'), y: words('y'), z: words('z') }) },
  c: words('c'),
});

it.each<[string, Command[], string[]]>([
  ['a click selects one block', [only('a'), only('b')], ['b']],
  ['Shift selects down to a block', [only('a'), upTo('c')], ['a', 'b', 'grid', 'c']],
  ['Shift selects up to a block', [only('c'), upTo('b')], ['b', 'grid', 'c']],
  ['Shift selects again from where it began', [only('b'), upTo('c'), upTo('a')], ['a', 'b']],
  ['Shift selects within a container', [only('z'), upTo('x')], ['x', 'y', 'z']],
  ['Shift selects a whole container from outside', [only('a'), upTo('y')], ['a', 'b', 'grid']],
  ['Shift selects a whole container from inside', [only('y'), upTo('c')], ['grid', 'c']],
  ['Shift selects one block where none was selected', [upTo('b')], ['b']],
  ['Ctrl adds a block', [only('a'), toggle('c')], ['a', 'c']],
  ['Ctrl takes a block away', [only('a', 'c'), toggle('a')], ['c']],
  ['Ctrl on a container leaves what lies in it', [only('x', 'a'), toggle('grid')], ['a', 'grid']],
  ['Ctrl in a container leaves the container', [only('grid', 'a'), toggle('x')], ['a', 'x']],
  ['Shift selects from where Ctrl was', [only('a'), toggle('grid'), upTo('c')], ['grid', 'c']],
])('%s', (_name, commands, selected) => {
  const document = page(blocks());
  for (const command of commands) document.run(command);
  expect(document.state.selection.blocks).toEqual(selected);
  expect(document.canUndo()).toBe(false);
});
