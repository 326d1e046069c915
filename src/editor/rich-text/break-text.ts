import { Editor } from 'slate';
import { selectedRange, valueOf } from './offsets';
import { handParts, setValue, splitInto } from './set-value';
import type { TextEditing } from './slate-types';
import { fromItems, itemsOf, isTouched, depthOf, type Item } from './value/items';
import { lengthOf, lengthOfValue } from './value/lines';
import { outdentItems } from './value/indent-items';
import { storedValue } from './value/open-value';
import { setBlockType } from './value/set-block-type';
import { isInTable, splitValue } from './value/split-value';

function itemAt(editor: TextEditing, place: number): Item | undefined {
  return itemsOf(valueOf(editor)).find((item) => isTouched(item, place, place));
}

/** An empty item ends its list, or goes one level out of it. */
function leaveList(editor: TextEditing, item: Item): void {
  const { start } = item;
  const value = valueOf(editor);
  const caret = { start, end: start, isBackward: false };
  if (depthOf(item) > 1) {
    setValue(editor, outdentItems(value, start, start), caret);
    return;
  }
  const left = setBlockType(value, start, start, 'p');
  if (left.length > 1 && value.length === 1 && editor.calls.onSplit) splitInto(editor, left, start);
  else setValue(editor, left, caret);
}

/** What Enter does: an item in a list, else a block of its own, for which the page has a place. */
export function breakText(editor: TextEditing, splitItem: () => void): void {
  const selected = selectedRange(editor);
  if (!selected) return;
  const value = valueOf(editor);
  const { start, end } = selected;
  const item = itemAt(editor, start);
  if (isInTable(value, start)) {
    Editor.insertText(editor, '\n');
  } else if (item && depthOf(item) > 0) {
    if (start === end && lengthOf(item.node) === 0) leaveList(editor, item);
    else {
      editor.changing = 'step';
      splitItem();
    }
  } else {
    const [before, after] = splitValue(value, start, end);
    if (editor.calls.onSplit) {
      handParts(editor, [storedValue(before), storedValue(after)], { part: 1, at: 'start' });
      return;
    }
    const caret = lengthOfValue(before) + 1;
    const whole = fromItems([...itemsOf(before), ...itemsOf(after)]);
    setValue(editor, whole, { start: caret, end: caret, isBackward: false });
  }
}
