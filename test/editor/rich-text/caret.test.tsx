import { act, screen } from '@testing-library/react';
import { Editor, Transforms } from 'slate';
import { expect, test } from 'vitest';
import { ELEMENT_TO_NODE, IS_FOCUSED } from '@/editor/rich-text/slate-doors';
import { TextEditor } from '@/editor/rich-text/text-editor';
import { renderTool } from '~test/support/render-tool';

test('A moved caret is drawn before the next key, whose own way a later drawing would undo', async () => {
  const value = [{ type: 'p', children: [{ text: 'Streit.' }] }];
  renderTool(<TextEditor value={value} calls={{ onChange: () => {} }} label="Text" />);
  const text = screen.getByRole('textbox', { name: 'Text' });
  const editor = ELEMENT_TO_NODE.get(text) as Editor;
  await act(async () => text.focus());
  // jsdom knows of no editable element whose focus could be heard.
  IS_FOCUSED.set(editor, true);
  Transforms.select(editor, Editor.end(editor, []));
  await Promise.resolve();
  expect(document.getSelection()?.anchorNode).toHaveTextContent('Streit.');
  expect(document.getSelection()?.anchorOffset).toBe('Streit.'.length);
});
