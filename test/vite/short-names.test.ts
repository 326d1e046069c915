import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortNames, withShortNames } from '../../vite/short-names';

const ids = Object.keys(JSON.parse(readFileSync('locales/de.json', 'utf8')) as object);

test('no two messages have the same short name', () => {
  const names = shortNames(ids);
  expect(new Set(names.values()).size).toBe(ids.length);
  expect(Math.max(...[...names.values()].map(({ length }) => length))).toBeLessThan(5);
});

test('another message of the editor leaves the names of what visitors read as they are', () => {
  const before = shortNames(['editor.b', 'shell.header.search', 'shell.footer.top']);
  const after = shortNames(['editor.a', 'editor.b', 'shell.header.search', 'shell.footer.top']);
  expect(after.get('shell.header.search')).toBe(before.get('shell.header.search'));
  expect(after.get('editor.b')).not.toBe(before.get('editor.b'));
});

test('code mentions messages by these names, and keeps whatever else is called an id', () => {
  const names = new Map([['shell.header.search', '7']]);
  const code = "defineMessages({ search: { id: 'shell.header.search' } }); const field = { id: 'default' };";
  expect(withShortNames(code, names)).toBe(
    "defineMessages({ search: { id: '7' } }); const field = { id: 'default' };",
  );
});
