import { act, screen } from '@testing-library/react';
import { Editor, Transforms } from 'slate';
import { expect, test } from 'vitest';
import { drawnRange, rectOf } from '@/editor/rich-text/edges';
import { EDITOR_TO_USER_SELECTION, ELEMENT_TO_NODE, IS_FOCUSED } from '@/editor/rich-text/slate-doors';
import { setValue } from '@/editor/rich-text/set-value';
import type { TextEditing } from '@/editor/rich-text/slate-types';
import { takeOver } from '@/editor/rich-text/take-over';
import { TextEditor } from '@/editor/rich-text/text-editor';
import { renderTool } from '~test/support/render-tool';

type Value = Parameters<typeof setValue>[1];
const caretAt = (place: number) => ({ start: place, end: place, isBackward: false });
const textEditor = () => {
  const value = [{ type: 'p', children: [{ text: 'Streit.' }] }];
  renderTool(<TextEditor value={value} calls={{ onChange: () => {} }} label="Text" />);
  const text = screen.getByRole('textbox', { name: 'Text' });
  return { text, editor: ELEMENT_TO_NODE.get(text) as TextEditing };
};

test('A moved caret is drawn before the next key, whose own way a later drawing would undo', async () => {
  const { text, editor } = textEditor();
  await act(async () => text.focus());
  // jsdom knows of no editable element whose focus could be heard.
  IS_FOCUSED.set(editor, true);
  Transforms.select(editor, Editor.end(editor, []));
  await Promise.resolve();
  expect(document.getSelection()?.anchorNode).toHaveTextContent('Streit.');
  expect(document.getSelection()?.anchorOffset).toBe('Streit.'.length);
});

test('What was typed just now is nowhere until it is drawn', async () => {
  const { editor } = textEditor();
  await act(async () => {
    Transforms.insertText(editor, ' Und Frieden.', { at: Editor.end(editor, []) });
    const end = Editor.end(editor, []);
    expect(drawnRange(editor, { anchor: end, focus: end })).toBeUndefined();
    expect(rectOf(editor, end)).toBeUndefined();
  });
  const all = Editor.range(editor, []);
  expect(drawnRange(editor, all)?.toString()).toBe('Streit. Und Frieden.');
});

test.each([
  ['is typed', (editor: TextEditing, value: Value) => setValue(editor, value, caretAt(0))],
  ['comes from elsewhere', (editor: TextEditing, value: Value) => takeOver(editor, value)],
])('A value that %s brings its own selection, not the one that Slate has kept for later', async (_, put) => {
  const { editor } = textEditor();
  await act(async () => {
    Transforms.select(editor, Editor.end(editor, []));
    EDITOR_TO_USER_SELECTION.set(editor, Editor.rangeRef(editor, Editor.range(editor, [])));
    put(editor, [{ type: 'p', children: [{ text: '' }] }]);
  });
  expect(EDITOR_TO_USER_SELECTION.get(editor)).toBeUndefined();
  expect(editor.selection?.anchor).toEqual({ path: [0, 0], offset: 0 });
});
