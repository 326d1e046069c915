import { expect, test } from 'vitest';
import { hasLooks, keepLooks, looksFor } from '@/editor/input/kept-looks';

test('what a block looks like is given to others: all of it within its type, else the ground', () => {
  expect(hasLooks()).toBe(false);
  keepLooks({ '@type': 'image', url: '/a', size: 's', align: 'left', bg_color: 'sky' });
  expect(hasLooks()).toBe(true);
  expect(looksFor({ '@type': 'image', url: '/b', variation: 'old' })).toMatchObject({
    size: 's',
    align: 'left',
    bg_color: 'sky',
    variation: undefined,
  });
  const other = looksFor({ '@type': 'slate', size: 'l' });
  expect(other).toMatchObject({ bg_color: 'sky', theme: undefined });
  expect(other).not.toHaveProperty('size');
  expect(looksFor({ '@type': 'image' })).not.toHaveProperty('url');
});
