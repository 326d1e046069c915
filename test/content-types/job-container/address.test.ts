import { expect, test } from 'vitest';
import {
  enlarged,
  jobAddressOf,
  sortedBy,
  toggled,
  withoutFilters,
  withWords,
} from '@/content-types/job-container/address';

const search = (query: string) => new URLSearchParams(query);
const after = (change: (before: URLSearchParams) => URLSearchParams, query: string) =>
  decodeURIComponent(change(search(query)).toString());

test('everything stands in the address, lists with commas; newest first in a window of 200', () => {
  expect(jobAddressOf(search(''))).toEqual({
    words: '',
    written: '',
    chosen: { target_group: [], field_of_work: [], location: [], subject: [] },
    order: { sortOn: 'created', isDescending: true },
    rows: 200,
  });
  const query =
    'text=Laser&targetGroup=science,technical&location=a&categories=thesis&fieldOfWork=it&sort=id+asc';
  expect(jobAddressOf(search(query))).toMatchObject({
    words: 'Laser',
    chosen: {
      target_group: ['science', 'technical'],
      field_of_work: ['it'],
      location: ['a'],
      subject: ['thesis'],
    },
    order: { sortOn: 'id', isDescending: false },
  });
});

test.each([
  ['sort=constructor+desc', { order: { sortOn: 'created', isDescending: true } }],
  ['b_size=7', { rows: 200 }],
  ['b_size=201', { rows: 400 }],
  ['b_size=-1', { rows: 200 }],
  ['b_size=x', { rows: 200 }],
  ['b_size=1e99', { rows: 10_000 }],
  [`text=${'x'.repeat(201)}`, { words: '', written: 'x'.repeat(201) }],
])('the address %s asks for no more than there is', (query, address) =>
  expect(jobAddressOf(search(query))).toMatchObject(address),
);

test('a filter changes its own parameter and takes the window back; others are kept', () => {
  expect(after((before) => toggled(before, 'location', 'b'), 'x=1&location=a&b_size=400')).toBe(
    'x=1&location=a,b',
  );
  expect(after((before) => toggled(before, 'location', 'a'), 'x=1&location=a')).toBe('x=1');
  expect(after((before) => withWords(before, ' Laser '), 'x=1&b_size=400')).toBe('x=1&text=Laser');
  expect(
    after(withoutFilters, 'x=1&text=a&targetGroup=b&location=c&categories=d&fieldOfWork=e&sort=id+asc'),
  ).toBe('x=1&sort=id+asc');
});

test('a new column sorts ascending, the same one turns round; the window stays', () => {
  expect(after((before) => sortedBy(before, 'id'), 'b_size=400')).toBe('b_size=400&sort=id+asc');
  expect(after((before) => sortedBy(before, 'id'), 'sort=id+asc')).toBe('sort=id+desc');
  expect(after((before) => sortedBy(before, 'sortable_title'), 'sort=id+desc')).toBe(
    'sort=sortable_title+asc',
  );
});

test('the window grows by 200', () => {
  expect(after(enlarged, 'x=1')).toBe('x=1&b_size=400');
  expect(after(enlarged, 'b_size=400')).toBe('b_size=600');
});
