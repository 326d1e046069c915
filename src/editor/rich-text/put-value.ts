import { rangeAt } from './offsets';
import { EDITOR_TO_USER_SELECTION } from './slate-doors';
import type { TextEditing } from './slate-types';
import type { SelectedRange } from '../document/selection';
import type { EditedValue } from './value/nodes';

/** Puts a whole value into an editor past Slate's operations, with what is selected in it. */
export function putValue(editor: TextEditing, value: EditedValue, selected: SelectedRange | undefined): void {
  editor.children = value;
  editor.selection = selected ? rangeAt(editor, selected) : null;
  editor.pending = undefined;
  // Without an operation Slate does not know that the selection is a new one, and would bring back what was selected before.
  EDITOR_TO_USER_SELECTION.get(editor)?.unref();
  EDITOR_TO_USER_SELECTION.delete(editor);
}
