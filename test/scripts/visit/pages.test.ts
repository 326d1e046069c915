import { expect, test } from 'vitest';
import { fieldsOf, link } from '../../../scripts/visit/blocks.mjs';
import { longPage, shortPage } from '../../../scripts/visit/pages.mjs';

const places = Array.from({ length: 7 }, (_, index) => ({ path: `/de/p-${index}`, title: `P ${index}` }));

function kinds(blocks: { '@type': string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { '@type': kind } of blocks) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test.each([0, 3])(
  'a page with %i links has twelve texts, two pictures, three teasers and a listing of ten',
  (count) => {
    const links = Array.from({ length: count }, () => link('/de/x', 'X'));
    const blocks = shortPage(links, places, places.slice(0, 3), 0);
    expect(kinds(blocks)).toEqual({ slate: 12, image: 2, teaser: 3, listing: 1 });
    expect(blocks.at(-1)).toMatchObject({ querystring: { b_size: '10' } });
  },
);

test('the long page has three hundred blocks, a hundred of them pictures', () => {
  expect(kinds(longPage(places))).toEqual({ slate: 200, image: 100 });
});

test('a page lists each of its blocks once, after its title', () => {
  const { blocks, blocks_layout: layout } = fieldsOf(longPage(places));
  expect(layout.items).toHaveLength(301);
  expect(layout.items[0]).toBe('title');
  expect(Object.keys(blocks).sort()).toEqual([...layout.items].sort());
});
