import { flushSync } from 'react-dom';
import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { KeyboardEvent } from 'react';
import { pressTextKeys } from './text-actions/text-action';
import { textActions } from './text-actions/all-text-actions';
import { columnOnEdge } from './edges';
import { pressForEmoji } from './emoji/emoji-query';
import { selectedRange, valueOf } from './offsets';
import { pressForSlash } from './slash';
import type { TextEditing } from './slate-types';
import { lengthOfValue } from './value/lines';

/** Leaves the text by an arrow key when there is no further line, or letter, to go to. */
function leave(editor: TextEditing, key: string, isDrawing: boolean): boolean {
  const { onLeave, onExtend } = editor.calls;
  const selected = selectedRange(editor);
  const direction = key === 'ArrowUp' || key === 'ArrowLeft' ? 'up' : 'down';
  if (!selected) return false;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const edge = direction === 'up' ? 0 : lengthOfValue(valueOf(editor));
    const { start, end, isBackward } = selected;
    if ((isBackward ? start : end) !== edge || (!isDrawing && start !== end)) return false;
    const go = isDrawing ? onExtend : onLeave;
    go?.(direction, undefined);
    return go !== undefined;
  }
  const x = columnOnEdge(editor, direction);
  if (x === undefined) return false;
  const go = isDrawing ? onExtend : onLeave;
  go?.(direction, x);
  return go !== undefined;
}

function press(editor: TextEditing, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isHeld = ctrlKey || metaKey || altKey;
  if (!isHeld && (pressForSlash(editor, key) || pressForEmoji(editor, key))) return true;
  if (pressTextKeys(editor, event.nativeEvent, textActions)) return true;
  return !isHeld && key.startsWith('Arrow') && leave(editor, key, shiftKey);
}

/**
 * Slate draws what a key has changed after that key, and hears of the browser's caret a while after it has moved; the next
 * key acts on the text that is there, and on where the caret is.
 */
export function catchUp(editor: TextEditing): void {
  if (editor.operations.length > 0) flushSync(() => editor.onChange());
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasDOMNode(editor, selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/** The keys of a text; what it does not know goes on to the browser, and to the page. */
export function handleKey(editor: TextEditing, event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing || ReactEditor.isComposing(editor)) return;
  if (event.key.length > 1 || event.ctrlKey || event.metaKey) catchUp(editor);
  if (press(editor, event)) event.preventDefault();
}
