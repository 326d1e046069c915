import { expect, test } from 'vitest';
import { isTooLong, searchText } from '@/lib/search-text';

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
  ['ü'.repeat(300), undefined, false],
  ['ü'.repeat(301), undefined, true],
  ['ü'.repeat(200), 200, false],
  ['ü'.repeat(201), 200, true],
  [` ${'ü'.repeat(200)} `, 200, false],
  [null, 200, false],
])(
  '%#: blanks around a text do not count, what is beyond the limit is too long',
  (typed, count, isRefused) => {
    expect(isTooLong(typed, count)).toBe(isRefused);
  },
);
