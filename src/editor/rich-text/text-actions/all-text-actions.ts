import { selectedRange, valueOf } from '../offsets';
import type { TextEditing } from '../slate-types';
import { messages } from '../tools/messages';
import { lengthOfValue } from '../value/lines';
import { barGroups, openPresentLink } from './format-actions';
import { itemActions } from './item-actions';
import { signActions } from './sign-actions';
import type { TextAction } from './text-action';

const always = () => true;

function isAllSelected(editor: TextEditing): boolean {
  const selected = selectedRange(editor);
  return selected?.start === 0 && selected.end === lengthOfValue(valueOf(editor));
}

const bar: TextAction = {
  id: 'bar',
  title: messages.bar,
  keys: ['Alt+F10'],
  scope: 'text',
  isEnabled: always,
  run: (editor) => editor.openTools?.('bar'),
};

/** What is selected as a whole already is selected with all that stands round it, where the page knows how. */
const selectAll: TextAction = {
  id: 'selectAll',
  title: messages.selectAll,
  keys: ['Mod+A'],
  scope: 'text',
  isEnabled: (editor) => editor.calls.onSelectAll !== undefined && isAllSelected(editor),
  run: (editor) => editor.calls.onSelectAll?.(),
};

/** Slate would undo by itself: the text asks its page, also where that hears no keys. */
const undo: TextAction = {
  id: 'undo',
  title: messages.undo,
  keys: ['Mod+Z'],
  scope: 'text',
  isOfPage: true,
  isEnabled: always,
  run: (editor) => editor.calls.onUndo?.(),
};

const redo: TextAction = {
  id: 'redo',
  title: messages.redo,
  keys: ['Mod+Y', 'Mod+Shift+Z'],
  scope: 'text',
  isOfPage: true,
  isEnabled: always,
  run: (editor) => editor.calls.onRedo?.(),
};

/** Everything that an editor can do within a text; the first whose keys fit is meant. */
export const textActions: readonly TextAction[] = [
  ...barGroups.flat(),
  bar,
  selectAll,
  openPresentLink,
  ...itemActions,
  ...signActions,
  undo,
  redo,
];
