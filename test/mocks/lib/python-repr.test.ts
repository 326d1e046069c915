import { expect, test } from 'vitest';
import { pythonRepr } from '~mocks/lib/python-repr';

test.each([
  [null, 'None'],
  [true, 'True'],
  [1.5, '1.5'],
  ['a', "'a'"],
  ["it's", `"it's"`],
  [`"it's"`, `'"it\\'s"'`],
  ['a\nb\\', "'a\\nb\\\\'"],
  [[1, 'x'], "[1, 'x']"],
  [{ field: 'title', n: null }, "{'field': 'title', 'n': None}"],
])('%j', (value, text) => expect(pythonRepr(value)).toBe(text));
