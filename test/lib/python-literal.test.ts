import { expect, test } from 'vitest';
import { readPythonLiteral } from '@/lib/python-literal';

test.each<[string, unknown]>([
  [
    "[{'message': 'Required input is missing.', 'field': 'title'}]",
    [{ message: 'Required input is missing.', field: 'title' }],
  ],
  [
    `[{'message': "It's wrong", 'error': 'ValidationError'}]`,
    [{ message: "It's wrong", error: 'ValidationError' }],
  ],
  ["'\\u00fcber \\x41 \\'quoted\\' \\n'", "über A 'quoted' \n"],
  ['[None, True, False, 1, -2.5]', [null, true, false, 1, -2.5]],
  ["('a', 'b',)", ['a', 'b']],
  ['{}', {}],
  ['[]', []],
])('%s is read', (source, value) => {
  expect(readPythonLiteral(source)).toEqual(value);
});

test.each(["[{'a': 1}", "'open", '[1 2]', '{1 2}', 'Name', '', '[] []'])('%s is refused', (source) => {
  expect(() => readPythonLiteral(source)).toThrow(SyntaxError);
});

test('a key named like a prototype’s does no harm', () => {
  const read = readPythonLiteral("{'__proto__': {'polluted': True}}");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.keys(read as object)).toEqual(['__proto__']);
});
