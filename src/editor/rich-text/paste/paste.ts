import { Editor } from 'slate';
import { selectedRange, valueOf } from '../offsets';
import { setValue, splitInto } from '../set-value';
import type { TextEditing } from '../slate-types';
import type { EditedValue } from '../value/nodes';
import { openValue } from '../value/open-value';
import { pasteValue } from '../value/paste-value';
import { isInTable } from '../value/split-value';
import { fromHtml } from './from-html';
import { fromText } from './from-text';

/** What is longer is pasted as its words alone. */
const longest = 2_000_000;

/** What was copied in an editor of ours, as slate writes it. */
function ownFragment(data: DataTransfer): EditedValue | undefined {
  const written = data.getData('application/x-slate-fragment');
  if (written === '' || written.length > longest) return undefined;
  try {
    const fragment: unknown = JSON.parse(decodeURIComponent(window.atob(written)));
    return Array.isArray(fragment) && fragment.length > 0 ? openValue(fragment) : undefined;
  } catch {
    return undefined;
  }
}

function pastedValue(data: DataTransfer): EditedValue {
  const own = ownFragment(data);
  if (own) return own;
  const html = data.getData('text/html');
  const rich = html !== '' && html.length <= longest ? fromHtml(html) : [];
  return rich.length > 0 ? rich : fromText(data.getData('text/plain'));
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
  const pasted = pastedValue(data);
  if (pasted.length === 0) return;
  const { value, caret } = pasteValue(former, selected.start, selected.end, pasted);
  if (value.length > 1 && editor.calls.onSplit) splitInto(editor, value, caret);
  else setValue(editor, value, { start: caret, end: caret, isBackward: false });
}
