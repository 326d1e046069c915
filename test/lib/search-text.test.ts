import { expect, test } from 'vitest';
import { searchText } from '@/lib/search-text';

test.each([
  [null, ''],
  ['', ''],
  ['  wasser \t', 'wasser'],
  ['eins\u0000zwei\nneu', 'eins zwei neu'],
  ['\uFFFD', ''],
  ['\uD800x', 'x'],
  ['"Ebbe" & Flut', '"Ebbe" & Flut'],
])('%j is searched for as %j', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

test('a text of 10 000 characters is cut to what fits into an address', () => {
  expect(searchText('ü'.repeat(10_000))).toBe('ü'.repeat(300));
});
