import { selectedRange, valueOf } from './offsets';
import { putValue } from './put-value';
import type { TextEditing } from './slate-types';
import type { StoredText } from './text-calls';
import { caretAfter } from './value/caret-after';
import { textOfValue } from './value/lines';
import { openValue } from './value/open-value';

/** Puts a value into the editor that did not come from it, as by undo; the caret follows what has changed. */
export function takeOver(editor: TextEditing, value: StoredText): void {
  const former = textOfValue(valueOf(editor));
  const selected = selectedRange(editor);
  const opened = openValue(value);
  const present = textOfValue(opened);
  const follow = (caret: number): number => caretAfter(former, present, caret);
  putValue(
    editor,
    opened,
    selected && { ...selected, start: follow(selected.start), end: follow(selected.end) },
  );
  editor.formerly = undefined;
}
