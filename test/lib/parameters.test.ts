import { expect, test } from 'vitest';
import { rowsIn, toggledValue, valuesIn, withValue, withValues } from '@/lib/parameters';

test('values are read once each and whole, without blanks, very long ones and those beyond fifty', () => {
  const search = new URLSearchParams('a=x&a=%20x%20&a=&b=y');
  expect(valuesIn(search, 'a')).toEqual(['x']);
  const many = new URLSearchParams(Array.from({ length: 90 }, (_, at) => ['a', `${at}`]));
  expect(valuesIn(many, 'a')).toHaveLength(50);
  const long = 'x'.repeat(300);
  expect(valuesIn(new URLSearchParams({ a: long }), 'a')).toEqual([long]);
  expect(valuesIn(new URLSearchParams({ a: 'x'.repeat(9000) }), 'a')).toEqual([]);
  expect(valuesIn(search, 'constructor')).toEqual([]);
});

test.each([
  [null, 24],
  ['', 24],
  ['x', 24],
  ['-1e99', 24],
  ['1', 24],
  ['25', 48],
  ['48', 48],
  ['1e99', 240],
  ['Infinity', 240],
])('rows that an address asks for by %j are %i', (stored, rows) => {
  expect(rowsIn(stored, { size: 24, most: 240 })).toBe(rows);
});

test('other values take the place of those of their name alone', () => {
  const before = new URLSearchParams('a=1&b=2&a=3');
  expect(withValues(before, 'a', ['4', '5']).toString()).toBe('b=2&a=4&a=5');
  expect(withValue(before, 'b', '').toString()).toBe('a=1&a=3');
  expect(before.toString()).toBe('a=1&b=2&a=3');
});

test('a value is put in, or taken out where it is', () => {
  expect(toggledValue(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggledValue(['a', 'b'], 'a')).toEqual(['b']);
});
