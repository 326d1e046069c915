import { expect, test } from 'vitest';
import { takeContent } from '@/editor/document/commands/take-content';
import { createPageDocument } from '@/editor/document/page-document';

const text = (words: string) => ({
  '@type': 'slate',
  plaintext: words,
  value: [{ children: [{ text: words }] }],
});
const page = (title: string, texts: Record<string, unknown>) => ({
  title,
  blocks: texts,
  blocks_layout: { items: Object.keys(texts) },
});
const grid = (texts: Record<string, unknown>) => ({ '@type': 'gridBlock', ...page('', texts) });

const before = page('Vorher', { a: text('A'), b: text('B'), g: grid({ c: text('C'), d: text('D') }) });
const after = page('Nachher', { g: grid({ d: text('D'), e: text('E') }), a: text('A!'), n: text('N') });

test('a page takes other content, and gives the former back by undo', () => {
  const document = createPageDocument(before);
  document.run((state) => takeContent(state, after));
  expect(document.toContent()).toEqual(after);
  document.undo();
  expect(document.toContent()).toEqual(before);
  document.redo();
  expect(document.toContent()).toEqual(after);
});

test('what is the same in both stays the very object it was, and keeps its selection', () => {
  const document = createPageDocument(before);
  const { blocks } = document.state;
  const [b, d] = [blocks.get('b'), blocks.get('d')];
  document.run((state) => takeContent(state, { ...before, title: 'Nachher' }));
  expect([blocks.get('b'), blocks.get('d')]).toEqual([b, d]);
  expect(blocks.get('b')).toBe(b);
  expect(blocks.get('d')).toBe(d);
});

test('the same content is no change', () => {
  const document = createPageDocument(before);
  expect(document.run((state) => takeContent(state, structuredClone(before)))).toBe(false);
  expect(document.canUndo()).toBe(false);
});

test('a field that is gone goes, and one with a hostile name is a field', () => {
  const document = createPageDocument({ title: 'Vorher', description: 'Worte' });
  const other = JSON.parse('{"title":"Nachher","__proto__":{"x":1},"constructor":"y"}') as Record<
    string,
    unknown
  >;
  document.run((state) => takeContent(state, other));
  expect(document.state.fields.has('description')).toBe(false);
  expect(document.state.fields.get('constructor')).toBe('y');
  expect(({} as { x?: number }).x).toBeUndefined();
});
