// @vitest-environment jsdom
import { Transforms } from 'slate';
import { expect, test } from 'vitest';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { pointAt, valueOf } from '@/editor/rich-text/offsets';
import { signActions } from '@/editor/rich-text/text-actions/sign-actions';
import { pressTextKeys } from '@/editor/rich-text/text-actions/text-action';
import { meantSign } from '@/editor/rich-text/typed-signs';
import { textOfValue } from '@/editor/rich-text/value/lines';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { p } from './value/rich-text';

function editorOf(value: EditedValue, at: number) {
  const editor = createTextEditor(value, { onChange: () => undefined });
  editor.language = 'de';
  Transforms.select(editor, pointAt(editor, at));
  return editor;
}

test('quotation marks in code stay straight', () => {
  expect(meantSign(editorOf([p('a ')], 2), '"')).toBe('„');
  expect(meantSign(editorOf([p('a `')], 3), '"')).toBeUndefined();
  expect(meantSign(editorOf([{ type: 'pre', children: [{ text: 'a ' }] }], 2), '"')).toBeUndefined();
});

test('a blank that ends no line and a hyphen that shows only there are typed by keys', () => {
  const held = { metaKey: false, altKey: false, ctrlKey: true };
  const editor = editorOf([p('a')], 1);
  pressTextKeys(editor, { ...held, key: ' ', code: 'Space', shiftKey: true }, signActions);
  // On a German keyboard the sign is above the comma.
  pressTextKeys(editor, { ...held, key: ';', code: 'Comma', shiftKey: true }, signActions);
  expect(textOfValue(valueOf(editor))).toBe('a\u00a0\u00ad');
});

test('an address becomes a link once it has been typed, without the signs of its sentence', () => {
  const link = {
    type: 'link',
    data: { url: 'https://a.example/b' },
    children: [{ text: 'https://a.example/b' }],
  };
  const editor = editorOf([p('Siehe (https://a.example/b).')], 28);
  editor.insertText(' ');
  expect(valueOf(editor)).toEqual([p('Siehe (', link, '). ')]);
  const plain = editorOf([p('a.b und')], 7);
  plain.insertText(' ');
  expect(valueOf(plain)).toEqual([p('a.b und ')]);
  const code = editorOf([{ type: 'pre', children: [{ text: 'www.example.org' }] }], 15);
  code.insertText(' ');
  expect(textOfValue(valueOf(code))).toBe('www.example.org ');
});
