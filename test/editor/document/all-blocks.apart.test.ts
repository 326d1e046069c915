import { expect, test, vi } from 'vitest';
import { areAllBlocksThere, blockNamed, loadAllBlocks } from '@/blocks/registry';
import { loadBlocksOf, withBlocks } from '@/editor/document/all-blocks';

const pageOf = (...types: string[]) => ({
  blocks: Object.fromEntries(types.map((type, index) => [`b${index}`, { '@type': type }])),
  blocks_layout: { items: types.map((_, index) => `b${index}`) },
});

test('a page opens with what its own blocks need, and what is put in waits for the rest', async () => {
  await loadBlocksOf(pageOf('title', 'slate', 'image', 'empty'));
  expect(areAllBlocksThere()).toBe(false);
  const ran: string[] = [];
  const put = (name: string) => () => ran.push(name) > 0;
  expect(withBlocks([{ '@type': 'slate' }], put('text'))).toBe(true);
  expect(withBlocks([{ '@type': 'gridBlock', ...pageOf('quote') }], put('grid of quotes'))).toBe(true);
  expect(ran).toEqual(['text']);
  await loadAllBlocks();
  await vi.waitFor(() => expect(ran).toEqual(['text', 'grid of quotes']));
  expect(areAllBlocksThere()).toBe(true);
  expect(blockNamed('quote')).toBeDefined();
  withBlocks([{ '@type': 'accordion' }], put('accordion'));
  expect(ran).toHaveLength(3);
});

test('all of them are fetched once', async () => {
  await loadAllBlocks();
  await expect(loadAllBlocks()).resolves.toBeUndefined();
});
