// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { expect, test, vi } from 'vitest';
import { createReporter } from '@/editor/rich-text/reporter';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { openValue } from '@/editor/rich-text/value/open-value';

test('Nodes that are made anew are no step, though what is stored lacks what Slate puts between them', () => {
  const onChange = vi.fn();
  const value = [{ type: 'p', children: [{ text: '' }, { type: 'strong', children: [{ text: 'fett' }] }] }];
  const editor = createTextEditor(openValue(value), { onChange });
  const reporter = createReporter(editor, value);
  editor.children = structuredClone(editor.children);
  reporter.report();
  expect(onChange).not.toHaveBeenCalled();
  Transforms.insertText(editor, 'er', { at: Editor.end(editor, [0, 1]) });
  reporter.report();
  expect(onChange).toHaveBeenCalledWith(expect.anything(), 'fetter');
});
