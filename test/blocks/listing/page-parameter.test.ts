import { expect, test } from 'vitest';
import { pageParameter } from '@/blocks/listing/page-parameter';

const listing = { '@type': 'listing' };
const page = (blocks: Record<string, object>) => ({ blocks, blocks_layout: { items: Object.keys(blocks) } });

test('The only listing of a page has ?page=', () => {
  expect(pageParameter(page({ a: listing, b: { '@type': 'slate' } }), 'a')).toBe('page');
});

test.each<[string, Record<string, object>]>([
  ['beside it', { a: listing, b: listing }],
  ['in a grid', { a: listing, g: { '@type': 'gridBlock', ...page({ b: listing }) } }],
  [
    'in a grid of the older form',
    { a: listing, g: { '@type': '__grid', columns: [{ id: 'b', ...listing }] } },
  ],
  ['in an accordion', { a: listing, g: { '@type': 'accordion', data: page({ p: page({ b: listing }) }) } }],
  ['as a search block', { a: listing, b: { '@type': 'search' } }],
])('With another one %s each has its own', (_name, blocks) => {
  expect(pageParameter(page(blocks), 'a')).toBe('page-a');
});

test('A listing that the layout does not name does not count', () => {
  const content = { blocks: { a: listing, b: listing }, blocks_layout: { items: ['a'] } };
  expect(pageParameter(content, 'a')).toBe('page');
});
