import { expect, test } from 'vitest';
import { deadLinksOf } from '@/editor/canvas/dead-links';

const gone = '../resolveuid/0123456789abcdef';

test.each<[string, object, number]>([
  ['an address', { '@type': 'image', href: gone }, 1],
  ['an item in a list', { href: [{ '@id': gone }] }, 1],
  ['several in its lists', { columns: [{ href: [{ '@id': gone }] }, { href: gone }, { href: '/de' }] }, 2],
  ['none to what is there', { href: [{ '@id': '/de/forschung' }], url: 'https://elsewhere.example/' }, 0],
  ['none in the blocks that it holds', { blocks: { a: { href: gone } } }, 0],
  ['none in its text, which marks them itself', { value: [{ type: 'link', data: { url: gone } }] }, 0],
])('A block tells of links that lead nowhere: %s', (_name, block, count) => {
  expect(deadLinksOf(block)).toBe(count);
});
