// @vitest-environment jsdom
import { Transforms } from 'slate';
import { describe, expect, test, vi } from 'vitest';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { pasteData } from '@/editor/rich-text/paste/paste';
import { togglePending } from '@/editor/rich-text/pending-formats';
import { pointAt, selectedRange, valueOf } from '@/editor/rich-text/offsets';
import { takeOver } from '@/editor/rich-text/take-over';
import type { TextCalls } from '@/editor/rich-text/text-calls';
import { applyLink } from '@/editor/rich-text/tools/apply-link';
import { linkUrl } from '@/tool/widgets/link-url';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { h2, li, link, p, strong, ul } from './value/rich-text';

/** An editor with the caret at a place, or all between two selected. */
function editorOf(value: EditedValue, start: number, end = start, calls: Partial<TextCalls> = {}) {
  const editor = createTextEditor(value, { onChange: vi.fn(), ...calls });
  Transforms.select(editor, { anchor: pointAt(editor, start), focus: pointAt(editor, end) });
  return editor;
}

const type = (editor: ReturnType<typeof editorOf>, text: string): void => {
  for (const letter of text) editor.insertText(letter);
};

describe('Typing', () => {
  test.each<[string, EditedValue]>([
    ['## Title', [h2('Title')]],
    ['* one', [ul(li('one'))]],
    ['a **b** c', [p('a ', strong('b'), ' c')]],
    ['a*b*c', [p('a*b*c')]],
  ])('“%s” is taken as it is meant', (text, expected) => {
    const editor = editorOf([p('')], 0);
    type(editor, text);
    expect(valueOf(editor)).toEqual(expected);
  });

  test('goes on in a format that was chosen, until it is taken back', () => {
    const editor = editorOf([p('a')], 1);
    togglePending(editor, 'strong');
    type(editor, 'bc');
    togglePending(editor, 'strong');
    type(editor, 'd');
    expect(valueOf(editor)).toEqual([p('a', strong('bc'), 'd')]);
  });
});

describe('Enter', () => {
  test('hands two texts to the page', () => {
    const onSplit = vi.fn();
    editorOf([p('one two')], 3, 4, { onSplit }).insertBreak();
    expect(onSplit).toHaveBeenCalledWith([[p('one')], [p('two')]], { part: 1, at: 'start' });
  });

  test('makes a paragraph in a text of its own where no page takes blocks', () => {
    const editor = editorOf([p('ab')], 1);
    editor.insertBreak();
    expect([valueOf(editor), selectedRange(editor)?.start]).toEqual([[p('a'), p('b')], 2]);
  });

  test('makes an item in a list, and an empty item ends it', () => {
    const onSplit = vi.fn();
    const editor = editorOf([ul(li('a'), li('b'))], 1, 1, { onSplit });
    editor.insertBreak();
    expect(valueOf(editor)).toEqual([ul(li('a'), li(''), li('b'))]);
    editor.insertBreak();
    expect(onSplit).toHaveBeenCalledWith([[ul(li('a'))], [p('')], [ul(li('b'))]], { part: 1, at: 0 });
  });

  test('with Shift breaks the line', () => {
    const editor = editorOf([p('ab')], 1);
    editor.insertSoftBreak();
    expect(valueOf(editor)).toEqual([p('a\nb')]);
  });
});

describe('At its edges a text', () => {
  test('asks the page to be joined', () => {
    const onJoin = vi.fn(() => true);
    editorOf([p('a')], 0, 0, { onJoin }).deleteBackward('character');
    editorOf([p('a')], 1, 1, { onJoin }).deleteForward('character');
    expect(onJoin.mock.calls).toEqual([['before'], ['after']]);
  });

  test('becomes a paragraph where there is nothing to join', () => {
    const editor = editorOf([h2('a')], 0, 0, { onJoin: () => false });
    editor.deleteBackward('character');
    expect(valueOf(editor)).toEqual([p('a')]);
  });
});

test('A value from outside keeps the caret where the text was', () => {
  const editor = editorOf([p('one')], 3);
  takeOver(editor, [p('one two')]);
  expect([valueOf(editor), selectedRange(editor)?.start]).toEqual([[p('one two')], 7]);
});

test('Several pasted lines are blocks for the page', () => {
  const onSplit = vi.fn();
  const data = { getData: (kind: string) => (kind === 'text/plain' ? 'x\ny' : '') } as DataTransfer;
  pasteData(editorOf([p('ab')], 1, 1, { onSplit }), data);
  expect(onSplit).toHaveBeenCalledWith([[p('ax')], [p('yb')]], { part: 1, at: 1 });
});

describe('A link', () => {
  test('that is changed keeps what else is stored on it', () => {
    const stored = {
      type: 'link',
      data: { url: '/a', dataElement: 'x', target: '_blank' },
      children: [{ text: 'b' }],
    };
    const editor = editorOf([p('', stored, '')], 1);
    applyLink(editor, { url: '/c', title: 'C', isNewWindow: false });
    expect(valueOf(editor)).toEqual([p('', { ...stored, data: { url: '/c', dataElement: 'x' } }, '')]);
  });

  test('over nothing selected gets the title of its target', () => {
    const editor = editorOf([p('ab')], 1);
    applyLink(editor, { url: '/c', title: 'C', isNewWindow: false });
    expect(valueOf(editor)).toEqual([p('a', link('/c', 'C'), 'b')]);
  });

  test.each([
    ['/de/seite', '/de/seite'],
    ['#anker', '#anker'],
    ['https://example.org/a', 'https://example.org/a'],
    ['example.org/a', 'https://example.org/a'],
    ['a@example.org', 'mailto:a@example.org'],
    ['+49 2461 61-0', 'tel:+492461610'],
    [`${window.location.origin}/de/seite`, '/de/seite'],
    ['javascript:alert(1)', undefined],
    ['two words', undefined],
    ['word', undefined],
    ['', undefined],
  ])('to “%s” is stored as %s', (typed, url) => expect(linkUrl(typed)).toBe(url));
});

test('A word that was copied with the blanks at its edges keeps them, as HTML tells none of those', () => {
  const kinds: Record<string, string> = { 'text/html': '<p> <b>netz</b> </p>', 'text/plain': ' netz ' };
  const data = { types: Object.keys(kinds), getData: (kind: string) => kinds[kind] ?? '' };
  const editor = editorOf([p('ab')], 1);
  pasteData(editor, data as unknown as DataTransfer);
  expect(valueOf(editor)).toEqual([p('a ', strong('netz'), ' b')]);
});
