import { expect, test } from 'vitest';
import { knownBlocks } from '@/blocks/registry';
import { iconOf } from '@/editor/block-picker/block-icons';
import { hintOf } from '@/editor/block-picker/hints';
import '~test/support/all-blocks';

test('every block that is offered says what it is for, and has a drawing of its own', () => {
  const offered = knownBlocks().filter(({ restricted }) => restricted !== true);
  expect(offered.length).toBeGreaterThan(40);
  const names = offered.map(({ name }) => name);
  expect(names.filter((name) => hintOf(name) === undefined)).toEqual([]);
  expect(names.filter((name) => iconOf(name) === 'puzzle')).toEqual([]);
});

test('a block that no page knows any more, or a name that objects have, has neither', () => {
  for (const name of ['constructor', '__proto__', 'gone', '']) {
    expect(hintOf(name)).toBeUndefined();
    expect(iconOf(name)).toBe('puzzle');
  }
});
