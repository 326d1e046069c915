import { selectedRange, valueOf } from './offsets';
import { putValue } from './put-value';
import { IS_FOCUSED } from './slate-doors';
import type { TextEditing } from './slate-types';
import type { SelectedRange } from '../document/selection';
import type { PartSpot, StoredText, TextChange } from './text-calls';
import { lengthOfValue } from './value/lines';
import { storedValue } from './value/open-value';
import type { EditedValue } from './value/nodes';

/** Puts a whole value into an editor, and its selection where it belongs there. */
export function setValue(
  editor: TextEditing,
  value: EditedValue,
  selected: SelectedRange | undefined,
  change: TextChange = 'step',
): void {
  editor.formerly ??= selectedRange(editor);
  putValue(editor, value, selected);
  editor.changing = change;
  editor.onChange();
}

/**
 * Changes what is selected by a function of values. When one block has become several, as by the end of a list, and the
 * page takes blocks, they are handed to it.
 */
export function applyChange(
  editor: TextEditing,
  change: (value: EditedValue, start: number, end: number) => EditedValue,
): void {
  const selected = selectedRange(editor);
  if (!selected) return;
  const former = valueOf(editor);
  const value = change(former, selected.start, selected.end);
  if (value === former) return;
  if (former.length === 1 && value.length > 1 && editor.calls.onSplit) splitInto(editor, value, selected.end);
  else setValue(editor, value, selected);
}

/** Hands the parts of a text to the page. */
export function handParts(editor: TextEditing, parts: readonly StoredText[], caret: PartSpot): void {
  const isFocused = IS_FOCUSED.get(editor) === true;
  // What the caret is about to leave looks for it no more, which would lay the page out before it has come to rest.
  IS_FOCUSED.delete(editor);
  if (editor.calls.onSplit?.(parts, caret) !== true) IS_FOCUSED.set(editor, isFocused);
}

/** Hands each block of a value to the page, with the caret at a place of the whole. */
export function splitInto(editor: TextEditing, value: EditedValue, caret: number): void {
  const parts = value.map((element) => [element]);
  let at = caret;
  let part = 0;
  for (const each of parts.slice(0, -1)) {
    const length = lengthOfValue(each);
    if (at <= length) break;
    at -= length + 1;
    part += 1;
  }
  handParts(editor, parts.map(storedValue), { part, at });
}
