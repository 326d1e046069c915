import { expect, test } from 'vitest';
import { pageNumbers } from '@/components/pagination/page-numbers';
import { pageOf, searchOfPage } from '@/components/pagination/page-of';

const written = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 13, '1 2 3 4 … 13'],
  [2, 13, '1 2 3 4 … 13'],
  [4, 13, '1 2 3 4 5 … 13'],
  [7, 13, '1 … 6 7 8 … 13'],
  [13, 13, '1 … 10 11 12 13'],
  [99, 3, '1 2 3'],
])('page %i of %i shows %s', (page, pages, text) => {
  expect(written(page, pages)).toBe(text);
});

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=abc', 1],
  ['page=2.5', 1],
  ['page=1e9', 1],
])('the page of ?%s is %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query), 'page')).toBe(page);
});

test('Another page keeps the other parameters; the first one needs none of its own', () => {
  const search = new URLSearchParams('page-a=2&page=4');
  expect(searchOfPage(search, 'page', 5)).toBe('?page-a=2&page=5');
  expect(searchOfPage(search, 'page', 1)).toBe('?page-a=2');
  expect(searchOfPage(new URLSearchParams('page=2'), 'page', 1)).toBe('');
});
