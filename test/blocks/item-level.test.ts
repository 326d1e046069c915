import { expect, test } from 'vitest';
import { itemLevel, leadLevel, levelBefore } from '@/blocks/item-level';
import { pictureLoading } from '@/blocks/picture-loading';

const page = (...blocks: object[]) => {
  const entries = blocks.map((block, index) => [`b${index}`, block] as const);
  return { blocks: Object.fromEntries(entries), blocks_layout: { items: entries.map(([id]) => id) } };
};
const slate = (type: string) => ({ '@type': 'slate', value: [{ type, children: [{ text: 'x' }] }] });
const teaser = { '@type': 'teaser' };

test.each<[string, object[], string, number]>([
  ['nothing before it', [teaser], 'b0', 0],
  ['a title', [{ '@type': 'title' }, teaser], 'b1', 1],
  ['a heading in text', [{ '@type': 'title' }, slate('h3'), slate('p'), teaser], 'b3', 3],
  ['a heading block', [{ '@type': 'heading', tag: 'h4' }, teaser], 'b1', 4],
  ['a listing with a headline', [{ '@type': 'listing', headline: 'x', headlineTag: 'h3' }, teaser], 'b1', 3],
  ['a listing without', [{ '@type': 'listing' }, teaser], 'b1', 0],
  ['a grid of headings', [{ '@type': 'gridBlock', ...page(slate('h2')) }, teaser], 'b1', 2],
  ['its own grid', [{ '@type': '__grid', headline: 'x', columns: [{ id: 'c', ...teaser }] }], 'c', 2],
])('After %s the level of the last heading is known', (_name, blocks, id, level) => {
  expect(levelBefore(page(...blocks), id)).toBe(level);
});

test('Items are never headings of the page itself nor deeper than six', () => {
  expect(itemLevel(page(teaser), 'b0')).toBe(2);
  expect(itemLevel(page(slate('h6'), teaser), 'b1')).toBe(6);
  expect(itemLevel(null, 'b0', { level: 3 })).toBe(4);
});

test('A large teaser is the headline of a page that has no other', () => {
  expect(leadLevel(page({ '@type': 'teaserHero' }), 'b0')).toBe(1);
  expect(leadLevel(page({ '@type': 'teaserHero' }, { '@type': 'title' }), 'b0')).toBe(2);
});

test('Only the first picture of the first screen comes before everything else', () => {
  const image = { '@type': 'image' };
  const content = page(
    { '@type': 'title' },
    { '@type': 'gridBlock', ...page(slate('p'), image) },
    image,
    image,
  );
  expect(pictureLoading(content, 'b2', 2)).toEqual({ priority: false, eager: true });
  expect(pictureLoading(page({ '@type': 'title' }, image), 'b1', 1)).toEqual({ priority: true, eager: true });
  expect(pictureLoading(content, 'b9', 9)).toEqual({ priority: false, eager: false });
  expect(pictureLoading(undefined, 'b0', 0)).toEqual({ priority: false, eager: false });
});
