import { expect, test } from 'vitest';
import { searchText } from '@/lib/search-text';
import { shortPath } from '@/lib/short-path';

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

test.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/de/a/b/c', '/de/a/b/c'],
  ['/de/a/b/c/d', '/de/a/b/…/d'],
  ['/de/a/b/c/d/e/f', '/de/a/b/…/f'],
])('the path %s is shown as %s: shortened from five segments on', (path, short) => {
  expect(shortPath(path)).toBe(short);
});
