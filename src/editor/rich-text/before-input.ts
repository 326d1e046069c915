import { ReactEditor } from 'slate-react';
import { toggleFormat } from './text-actions/toggle-format';
import { marksNamedBy } from './marks';
import type { TextEditing } from './slate-types';
import { meantSign } from './typed-signs';

const formatInputs = marksNamedBy(({ inputType }) => (inputType === undefined ? [] : [inputType]));

/** What comes from the menus of browser and system, not from keys; true for what has been done. */
export function handleBeforeInput(editor: TextEditing, event: InputEvent): boolean {
  const format = formatInputs.get(event.inputType);
  if (format) toggleFormat(editor, format);
  else if (event.inputType === 'historyUndo') editor.calls.onUndo?.();
  else if (event.inputType === 'historyRedo') editor.calls.onRedo?.();
  else if (event.inputType === 'insertText' && !ReactEditor.isComposing(editor)) {
    const sign = meantSign(editor, event.data ?? '');
    if (sign === undefined) return false;
    editor.insertText(sign);
  } else return false;
  event.preventDefault();
  return true;
}
