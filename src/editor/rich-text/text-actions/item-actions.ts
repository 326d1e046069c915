import { selectedRange, valueOf } from '../offsets';
import { applyChange, setValue } from '../set-value';
import type { TextEditing } from '../slate-types';
import { messages } from '../tools/messages';
import { indentItems, moveItem, outdentItems } from '../value/indent-items';
import { depthOf, isTouched, itemsOf } from '../value/items';
import type { TextAction } from './text-action';

function isInList(editor: TextEditing): boolean {
  const place = selectedRange(editor)?.start ?? 0;
  const item = itemsOf(valueOf(editor)).find((each) => isTouched(each, place, place));
  return item !== undefined && depthOf(item) > 0;
}

function moveInList(editor: TextEditing, direction: 'up' | 'down'): void {
  const selected = selectedRange(editor);
  const moved = selected && moveItem(valueOf(editor), selected.start, direction);
  if (!moved) return;
  const { start, end, isBackward } = selected;
  setValue(editor, moved.value, { start: start + moved.shift, end: end + moved.shift, isBackward });
}

const ofItem = (
  id: 'itemUp' | 'itemDown' | 'indent' | 'outdent',
  key: string,
  run: TextAction['run'],
): TextAction => ({ id, title: messages[id], keys: [key], scope: 'text', isEnabled: isInList, run });

/** What keys do with an item of a list; beside lists they do what they do everywhere. */
export const itemActions: readonly TextAction[] = [
  ofItem('itemUp', 'Mod+ArrowUp', (editor) => moveInList(editor, 'up')),
  ofItem('itemDown', 'Mod+ArrowDown', (editor) => moveInList(editor, 'down')),
  ofItem('indent', 'Tab', (editor) => applyChange(editor, indentItems)),
  ofItem('outdent', 'Shift+Tab', (editor) => applyChange(editor, outdentItems)),
];
