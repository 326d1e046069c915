import { Editor } from 'slate';
import { selectedRange, valueOf } from '../offsets';
import { setValue, splitInto } from '../set-value';
import type { TextEditing } from '../slate-types';
import type { EditedValue } from '../value/nodes';
import { pasteValue } from '../value/paste-value';
import { isInTable } from '../value/split-value';
import { fromHtml } from './from-html';
import { fromText } from './from-text';
import { ownFragment } from './own-fragment';

/** What is longer is pasted as its words alone. */
const longest = 2_000_000;

/** More blocks than anybody looks through. */
const mostBlocks = 1000;

interface Pasted {
  value: EditedValue;
  /** Whether it had a form that is too large to be kept. */
  isPlain: boolean;
}

function pastedValue(data: DataTransfer): Pasted {
  const written = data.getData('application/x-slate-fragment');
  const html = data.getData('text/html');
  const own = written !== '' && written.length <= longest ? ownFragment(written) : undefined;
  const isLost = written !== '' && !own;
  const rich = own ?? (!isLost && html !== '' && html.length <= longest ? fromHtml(html) : []);
  if (rich.length > 0 && rich.length <= mostBlocks) return { value: rich, isPlain: false };
  const isLarge = isLost || rich.length > mostBlocks || html.length > longest;
  return { value: fromText(data.getData('text/plain')), isPlain: isLarge };
}

/** Pastes as text what text can hold; several blocks go to the page, where it takes some. */
export function pasteData(editor: TextEditing, data: DataTransfer): void {
  if (editor.calls.onPaste?.(data)) return;
  const selected = selectedRange(editor);
  if (!selected) return;
  const former = valueOf(editor);
  if (isInTable(former, selected.start)) {
    editor.changing = 'step';
    Editor.insertText(editor, data.getData('text/plain'));
    return;
  }
  const { value: pasted, isPlain } = pastedValue(data);
  if (isPlain) editor.onPlainPaste?.();
  if (pasted.length === 0) return;
  const { value, caret } = pasteValue(former, selected.start, selected.end, pasted);
  if (value.length > 1 && editor.calls.onSplit) splitInto(editor, value, caret);
  else setValue(editor, value, { start: caret, end: caret, isBackward: false });
}
