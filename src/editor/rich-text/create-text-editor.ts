import { flushSync } from 'react-dom';
import { createEditor, Editor, Range } from 'slate';
import { withReact } from 'slate-react';
import { breakText } from './break-text';
import { pasteData } from './paste/paste';
import { insertFormatted } from './pending-formats';
import { selectedRange, valueOf } from './offsets';
import { setValue } from './set-value';
import type { TextEditing } from './slate-types';
import type { TextCalls } from './text-calls';
import { takeTypedAddress } from './typed-address';
import { takeBlockMark, takeInlineMark } from './typed-marks';
import { lengthOfValue } from './value/lines';
import { closesMark } from './value/markdown';
import { emptyParagraph, isInline, isVoid, type EditedValue } from './value/nodes';
import { setBlockType } from './value/set-block-type';

const isCollapsed = (editor: TextEditing): boolean =>
  editor.selection !== null && Range.isCollapsed(editor.selection);

/** A heading or list at whose start nothing stands to be joined becomes a paragraph. */
function becomeParagraph(editor: TextEditing): void {
  const [first] = valueOf(editor);
  const isText = valueOf(editor).length === 1 && first?.type === 'p';
  if (isText) return;
  setValue(editor, setBlockType(valueOf(editor), 0, 0, 'p'), { start: 0, end: 0, isBackward: false });
}

function withDeleting(editor: TextEditing): void {
  const { deleteBackward, deleteForward } = editor;
  editor.deleteBackward = (unit) => {
    if (!isCollapsed(editor) || selectedRange(editor)?.start !== 0) deleteBackward(unit);
    else if (!editor.calls.onJoin?.('before')) becomeParagraph(editor);
  };
  editor.deleteForward = (unit) => {
    const isAtEnd = selectedRange(editor)?.start === lengthOfValue(valueOf(editor));
    if (isCollapsed(editor) && isAtEnd) editor.calls.onJoin?.('after');
    else deleteForward(unit);
  };
}

function withTyping(editor: TextEditing): void {
  const { insertText, insertBreak } = editor;
  editor.insertData = (data) => pasteData(editor, data);
  editor.insertText = (text, options) => {
    const { pending } = editor;
    if (text === ' ' && takeBlockMark(editor)) return;
    if (text === ' ') takeTypedAddress(editor);
    if (pending && isCollapsed(editor)) {
      insertFormatted(editor, text, pending);
      return;
    }
    insertText(text, options);
    if (text.length === 1 && closesMark(text)) {
      Editor.normalize(editor);
      takeInlineMark(editor);
    }
  };
  editor.insertSoftBreak = () => {
    editor.insertText('\n');
  };
  editor.insertBreak = () => {
    takeTypedAddress(editor);
    breakText(editor, insertBreak);
  };
}

/**
 * Draws a moved caret before the next key: while the drawing waits, a key may move the browser's caret on, and Slate would put
 * it back to where it was.
 */
function withCaret(editor: TextEditing): void {
  const { onChange } = editor;
  editor.onChange = (options) => {
    if (options?.operation?.type === 'set_selection') flushSync(() => onChange(options));
    else onChange(options);
  };
}

/** Slate's editor for the text of one block. */
export function createTextEditor(value: EditedValue, calls: TextCalls): TextEditing {
  const editor = withReact(createEditor());
  editor.children = value.length > 0 ? value : [emptyParagraph()];
  editor.calls = calls;
  editor.language = '';
  editor.pending = undefined;
  editor.changing = undefined;
  editor.formerly = undefined;
  editor.slash = 'none';
  editor.openTools = undefined;
  editor.isInline = isInline;
  editor.isVoid = isVoid;
  const { apply } = editor;
  editor.apply = (operation) => {
    if (operation.type === 'set_selection') editor.pending = undefined;
    else editor.formerly ??= selectedRange(editor);
    apply(operation);
  };
  withDeleting(editor);
  withTyping(editor);
  withCaret(editor);
  return editor;
}
