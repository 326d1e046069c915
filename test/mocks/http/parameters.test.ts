import { describe, expect, test } from 'vitest';
import { Parameters } from '~mocks/http/parameters';

const read = (query: string) => new Parameters(new URLSearchParams(query));

describe('query parameters', () => {
  test('a repeated name and a name marked :list are lists', () => {
    expect(read('a=1&a=2').all('a')).toEqual(['1', '2']);
    expect(read('a=1&a=2').isList('a')).toBe(true);
    expect(read('a:list=1').isList('a')).toBe(true);
    expect(read('a:list=1').all('a')).toEqual(['1']);
    expect(read('a=1').isList('a')).toBe(false);
  });

  test('commas separate only in a single unmarked value', () => {
    expect(read('expand=a,b').commaList('expand')).toEqual(['a', 'b']);
    expect(read('expand=a&expand=b').commaList('expand')).toEqual(['a', 'b']);
    expect(read('expand=a,b&expand=c').commaList('expand')).toEqual(['a,b', 'c']);
    expect(read('').commaList('expand')).toEqual([]);
  });

  test.each([
    ['1', true],
    ['Yes', true],
    ['on', true],
    ['0', false],
    ['False', false],
    ['disabled', false],
  ])('the word %s is %s', (word, value) => {
    expect(read(`x=${word}`).boolean('x', !value)).toBe(value);
  });

  test('a word that is no boolean is an error of the server', () => {
    expect(() => read('x=maybe').boolean('x', true)).toThrow(expect.objectContaining({ status: 500 }));
    expect(() => read('x=').boolean('x', true)).toThrow(expect.objectContaining({ type: 'ValueError' }));
  });

  test('a number that is none is a bad request, or an error where nobody checks', () => {
    expect(read('b_size=12').integer('b_size', 25)).toBe(12);
    expect(read('').integer('b_size', 25)).toBe(25);
    const failure = { status: 400, message: 'Invalid b_size: Not an integer' };
    expect(() => read('b_size=many').integer('b_size', 25)).toThrow(expect.objectContaining(failure));
    expect(() => read('b_size=1.5').bareInteger('b_size', 25)).toThrow(
      expect.objectContaining({ status: 500 }),
    );
  });

  test('several numbers are none', () => {
    expect(() => read('b_size=1&b_size=2').integer('b_size', 25)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
    expect(() => read('b_size:list=1').bareInteger('b_size', 25)).toThrow(
      expect.objectContaining({ status: 500, type: 'TypeError' }),
    );
  });
});
