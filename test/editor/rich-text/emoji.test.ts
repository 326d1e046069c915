// @vitest-environment jsdom
import { Transforms } from 'slate';
import { expect, test } from 'vitest';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { emojis, emojisFor } from '@/editor/rich-text/emoji/emoji-list';
import { emojiQuery, putEmoji } from '@/editor/rich-text/emoji/emoji-query';
import { pointAt, valueOf } from '@/editor/rich-text/offsets';
import { textOfValue } from '@/editor/rich-text/value/lines';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { p } from './value/rich-text';

function editorOf(value: EditedValue, at: number) {
  const editor = createTextEditor(value, { onChange: () => undefined });
  Transforms.select(editor, pointAt(editor, at));
  return editor;
}
const askedIn = (words: string) => emojiQuery(editorOf([p(words)], words.length))?.words;

test('a colon that begins a word and two letters ask for emoji; times, ratios and code do not', () => {
  expect(askedIn('Los :ra')).toBe('ra');
  expect(askedIn(':ra')).toBe('ra');
  expect(['Los :r', 'um 10:30', 'Ziel:rakete', 'a : ra'].map(askedIn)).toEqual(Array(4).fill(undefined));
  const code: EditedValue = [{ type: 'pre', children: [{ text: ':rakete' }] }];
  expect(emojiQuery(editorOf(code, 7))).toBeUndefined();
});

test('emoji are found by the words of both languages, names in the own one first', () => {
  const found = (typed: string, language: string) => emojisFor(typed, language).map(({ sign }) => sign);
  expect(found('rakete', 'de')[0]).toBe('🚀');
  expect(found('rocket', 'de')[0]).toBe('🚀');
  expect(found('mikro', 'en')).toContain('🔬');
  expect(found('stern', 'de')[0]).toBe('⭐');
  expect(found('xyz', 'de')).toEqual([]);
  expect(new Set(emojis.map(({ sign }) => sign)).size).toBe(emojis.length);
  expect(emojis.filter(({ de, en }) => de === '' || en === '')).toEqual([]);
});

test('what is taken stands in place of what was typed', () => {
  const editor = editorOf([p('Los :rak jetzt')], 8);
  const query = emojiQuery(editor);
  if (query) putEmoji(editor, query, '🚀');
  expect(textOfValue(valueOf(editor))).toBe('Los 🚀 jetzt');
});
