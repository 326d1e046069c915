import { expect, it } from 'vitest';
import { deepEqual } from '@/lib/deep-equal';

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [[1, { a: 2 }], [1, { a: 2 }], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{}, { constructor: 1 }, false],
  [JSON.parse('{"__proto__": 1}'), {}, false],
])('%j and %j: %j', (one, other, isEqual) => {
  expect(deepEqual(one, other)).toBe(isEqual);
  expect(deepEqual(other, one)).toBe(isEqual);
});
