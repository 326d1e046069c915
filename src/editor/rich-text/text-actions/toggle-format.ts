import { Range } from 'slate';
import { togglePending } from '../pending-formats';
import { applyChange } from '../set-value';
import type { TextEditing } from '../slate-types';
import type { Format } from '../value/formats';
import { toggleInline } from '../value/toggle-inline';

/** Gives what is selected a format, or what is typed next. */
export function toggleFormat(editor: TextEditing, format: Format): void {
  if (editor.calls.onFormat?.(format)) return;
  if (editor.selection && Range.isCollapsed(editor.selection)) togglePending(editor, format);
  else applyChange(editor, (value, start, end) => toggleInline(value, start, end, format));
}
