import { describe, expect, test } from 'vitest';
import { blockTypesOf } from '~mocks/content/serialize/block-types';
import { isoInstant, isoInstantOrNull } from '~mocks/content/serialize/dates';
import { readableSize } from '~mocks/content/serialize/readable-size';

describe('values of the wire', () => {
  test.each([
    ['2026-01-31T14:45:00+01:00', '2026-01-31T13:45:00+00:00'],
    ['2026-01-31T13:45:00.123Z', '2026-01-31T13:45:00+00:00'],
    ['2026-01-31T13:45:00+00:00', '2026-01-31T13:45:00+00:00'],
    ['2026-01-31', '2026-01-31'],
    ['Tgestern', 'Tgestern'],
  ])('the date %s is written %s', (stored, written) => {
    expect(isoInstant(stored)).toBe(written);
  });

  test('an empty date is null', () => {
    for (const value of [undefined, null, '', 5]) expect(isoInstantOrNull(value)).toBeNull();
  });

  test.each([
    [0, '0 KB'],
    [5, '1 KB'],
    [74_445, '72.7 KB'],
    [5_242_880, '5.0 MB'],
    [3_221_225_472, '3.0 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(readableSize(bytes)).toBe(text);
  });

  test('block types are counted through all levels', () => {
    const inner = { blocks: { b: { '@type': 'slate' } } };
    const blocks = { a: { '@type': 'slate' }, g: { '@type': 'accordion', data: inner }, x: null, y: {} };
    expect(blockTypesOf(blocks)).toEqual({ slate: 2, accordion: 1 });
    expect(blockTypesOf('x')).toEqual({});
    const hostile = Object.entries(
      blockTypesOf({ a: { '@type': 'constructor' }, b: { '@type': '__proto__' } }),
    );
    expect(hostile).toEqual([
      ['constructor', 1],
      ['__proto__', 1],
    ]);
  });
});
