import { ReactEditor } from 'slate-react';
import type { TextEditing } from './slate-types';

/** Where what floats beside a text is drawn: a dialog round it would cover all that lies outside. */
export const placeOfTools = (editor: TextEditing): Element =>
  ReactEditor.toDOMNode(editor, editor).closest('dialog') ?? document.body;
