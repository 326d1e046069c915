import { flushSync } from 'react-dom';
import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { KeyboardEvent } from 'react';
import { columnOnEdge } from './edges';
import { togglePending } from './pending-formats';
import { selectedRange, valueOf } from './offsets';
import { applyChange, setValue } from './set-value';
import { pressForSlash } from './slash';
import type { TextEditing } from './slate-types';
import { clearFormatting } from './value/clear-formatting';
import type { Format } from './value/formats';
import { indentItems, moveItem, outdentItems } from './value/indent-items';
import { depthOf, isTouched, itemsOf } from './value/items';
import { lengthOfValue } from './value/lines';
import { toggleInline } from './value/toggle-inline';

/** Gives what is selected a format, or what is typed next. */
export function toggleFormat(editor: TextEditing, format: Format): void {
  if (editor.calls.onFormat?.(format)) return;
  if (editor.selection && Range.isCollapsed(editor.selection)) togglePending(editor, format);
  else applyChange(editor, (value, start, end) => toggleInline(value, start, end, format));
}

const formatKeys: ReadonlyMap<string, Format> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'u'],
  ['shift+x', 'del'],
  ['shift+s', 'del'],
  [',', 'sub'],
  ['.', 'sup'],
]);

/** What is selected as a whole already is selected with all that stands round it, where the page knows how. */
function selectAll(editor: TextEditing): boolean {
  const { onSelectAll } = editor.calls;
  const selected = selectedRange(editor);
  const isAll = selected?.start === 0 && selected.end === lengthOfValue(valueOf(editor));
  if (!isAll || !onSelectAll) return false;
  onSelectAll();
  return true;
}

/** What the keys do that are held with Ctrl, or with ⌘. */
function pressWithControl(editor: TextEditing, key: string): boolean {
  const format = formatKeys.get(key);
  if (format) toggleFormat(editor, format);
  else if (key === '\\') applyChange(editor, clearFormatting);
  else if (key === 'a') return selectAll(editor);
  else if (key === 'k') editor.openTools?.('link');
  else if (key === 'z') editor.calls.onUndo?.();
  else if (key === 'y' || key === 'shift+z') editor.calls.onRedo?.();
  else return false;
  return true;
}

function isInList(editor: TextEditing): boolean {
  const place = selectedRange(editor)?.start ?? 0;
  const item = itemsOf(valueOf(editor)).find((each) => isTouched(each, place, place));
  return item !== undefined && depthOf(item) > 0;
}

function moveInList(editor: TextEditing, direction: 'up' | 'down'): boolean {
  if (!isInList(editor)) return false;
  const selected = selectedRange(editor);
  const moved = selected && moveItem(valueOf(editor), selected.start, direction);
  if (moved) {
    const { start, end, isBackward } = selected;
    setValue(editor, moved.value, { start: start + moved.shift, end: end + moved.shift, isBackward });
  }
  return true;
}

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
  const { key, shiftKey, altKey } = event;
  const isControl = (event.ctrlKey || event.metaKey) && !altKey;
  if (!isControl && !altKey && pressForSlash(editor, key)) return true;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (isControl && isVertical && !shiftKey) return moveInList(editor, key === 'ArrowUp' ? 'up' : 'down');
  if (isControl && key.length === 1)
    return pressWithControl(editor, `${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`);
  if (altKey && key === 'F10') {
    editor.openTools?.('bar');
    return true;
  }
  if (isControl || altKey) return false;
  if (key === 'Tab' && isInList(editor)) {
    applyChange(editor, shiftKey ? outdentItems : indentItems);
    return true;
  }
  return key.startsWith('Arrow') && leave(editor, key, shiftKey);
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
