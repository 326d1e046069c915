import { toggleFormat } from './text-keys';
import type { TextEditing } from './slate-types';
import type { Format } from './value/formats';

const formatInputs: ReadonlyMap<string, Format> = new Map([
  ['formatBold', 'strong'],
  ['formatItalic', 'em'],
  ['formatUnderline', 'u'],
  ['formatStrikeThrough', 'del'],
  ['formatSubscript', 'sub'],
  ['formatSuperscript', 'sup'],
]);

/** What comes from the menus of browser and system, not from keys; true for what has been done. */
export function handleBeforeInput(editor: TextEditing, event: InputEvent): boolean {
  const format = formatInputs.get(event.inputType);
  if (format) toggleFormat(editor, format);
  else if (event.inputType === 'historyUndo') editor.calls.onUndo?.();
  else if (event.inputType === 'historyRedo') editor.calls.onRedo?.();
  else return false;
  event.preventDefault();
  return true;
}
