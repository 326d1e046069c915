import { flushSync } from 'react-dom';
import { withBlocks } from '../document/all-blocks';
import { copyBlocks, readClipboard } from '../document/clipboard';
import { insertBlocks } from '../document/commands/insert-blocks';
import { removeBlocks } from '../document/commands/remove-blocks';
import { outermost } from '../document/layout';
import { removable } from '../document/permissions';
import type { StoredBlock } from '../document/types';
import { changeAndFollow } from '../input/change-and-follow';
import type { Editor } from '../input/create-editor';
import { keepBlocks, keptBlocks } from '../input/selection/kept-blocks';
import type { Action, Target } from './action';
import { messages } from './messages';

const areMeant = (_editor: Editor, { blocks }: Target) => blocks.length > 0;

/** The selected blocks as text for a clipboard, kept for other pages and tabs too. */
export function copySelection({ document: { state } }: Editor): string {
  const text = copyBlocks(state, state.selection.blocks);
  keepBlocks(text);
  return text;
}

export function cutSelection({ document, focus }: Editor): string {
  const { state } = document;
  const text = copyBlocks(state, removable(state, state.selection.blocks));
  keepBlocks(text);
  changeAndFollow(document, focus, (now) => removeBlocks(now, state.selection.blocks));
  return text;
}

/** Puts blocks after the selected ones, at the end of the page where none is; by default those that were kept. */
export function pasteBlocks(editor: Editor, text = keptBlocks()): boolean {
  const blocks = readClipboard(text);
  return blocks !== undefined && withBlocks(blocks, () => putBlocks(editor, blocks));
}

function putBlocks({ document, focus, screen }: Editor, blocks: readonly StoredBlock[]): boolean {
  const { state } = document;
  const after = outermost(state, state.selection.blocks).at(-1);
  const [root] = state.roots;
  const target = after !== undefined ? { after } : root !== undefined ? { into: root } : undefined;
  if (!target) return false;
  screen.notifyOfSingles(blocks);
  if (!flushSync(() => document.run((now) => insertBlocks(now, { blocks, target })))) return false;
  // As a whole: what comes next is done with it, and not within its text.
  focus.hold(state.selection.blocks.at(-1) ?? '');
  return true;
}

export const cut: Action = {
  id: 'cut',
  title: messages.cut,
  icon: 'cut',
  keys: ['Mod+X'],
  scopes: ['block'],
  isNative: true,
  isEnabled: areMeant,
  run: (editor) => cutSelection(editor) !== '',
};

export const copy: Action = {
  id: 'copy',
  title: messages.copy,
  icon: 'copy',
  keys: ['Mod+C'],
  scopes: ['block'],
  isNative: true,
  isEnabled: areMeant,
  run: (editor) => copySelection(editor) !== '',
};

export const paste: Action = {
  id: 'paste',
  title: messages.paste,
  icon: 'paste',
  keys: ['Mod+V'],
  scopes: ['block'],
  isNative: true,
  isEnabled: () => readClipboard(keptBlocks()) !== undefined,
  run: (editor) => pasteBlocks(editor),
};

export const clipboardActions: readonly Action[] = [cut, copy, paste];
