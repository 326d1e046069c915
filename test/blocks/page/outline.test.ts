// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { outlineOf } from '@/blocks/page/outline';
import { madeUpPanels, withPanels } from '~test/support/panels';
import { storedPage } from '~test/support/stored-page';

const page = (...blocks: object[]) => {
  const entries = blocks.map((block, index) => [`b${index}`, block] as const);
  return { blocks: Object.fromEntries(entries), blocks_layout: { items: entries.map(([id]) => id) } };
};
const holding = (id: string, block: object) => ({ blocks: { [id]: block }, blocks_layout: { items: [id] } });
const slate = (type: string, text = 'x') => ({ '@type': 'slate', value: [{ type, children: [{ text }] }] });
const heading = (text: string) => slate('h2', text);
const outline = (content: unknown) => outlineOf(content, withPanels);
const anchorsIn = (content: unknown, ids: readonly string[]) =>
  ids.map((id) => outline(content).entries.get(id)?.anchors);

describe('Headings of a page', () => {
  test('have anchors that differ, whatever block they stand in', () => {
    const content = page(
      heading('Über uns'),
      { '@type': 'heading', heading: 'Über uns', tag: 'h2' },
      { '@type': 'listing', headline: 'Über uns' },
      { '@type': 'text', text: { blocks: [{ type: 'header-two', text: 'Über uns' }], entityMap: {} } },
    );
    expect(anchorsIn(content, ['b0', 'b1', 'b2', 'b3'])).toEqual([
      ['uber-uns'],
      ['uber-uns-1'],
      ['uber-uns-2'],
      ['uber-uns-3'],
    ]);
  });

  test('are found in grids, panels and columns', () => {
    const content = page(
      { '@type': 'gridBlock', headline: 'Raster', ...holding('g', heading('Ziele')) },
      madeUpPanels(holding('a', heading('Ziele'))),
      { '@type': '__grid', columns: [{ id: 'c', ...heading('Ziele') }] },
    );
    expect(anchorsIn(content, ['b0', 'g', 'a', 'c'])).toEqual([
      ['raster'],
      ['ziele'],
      ['ziele-1'],
      ['ziele-2'],
    ]);
  });

  test('that show nothing have none', () => {
    expect(anchorsIn(page(heading('')), ['b0'])).toEqual([[]]);
    expect(anchorsIn(page(heading('???')), ['b0'])).toEqual([['']]);
  });

  test.each([
    undefined,
    { blocks: 'x', blocks_layout: [] },
    storedPage([{ '@type': 'slate', value: { type: 'h2' } }]),
    page({ '@type': 'constructor', headline: 'x' }),
  ])('of %j are none', (content) => {
    expect([...outline(content).entries.values()].flatMap(({ anchors }) => anchors)).toEqual([]);
  });
});

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
  expect(outline(page(...blocks)).entries.get(id)?.levelBefore).toBe(level);
});

const image = { '@type': 'image' };

test.each<[string, object[], string | undefined]>([
  ['in a grid', [{ '@type': 'title' }, { '@type': 'gridBlock', ...holding('i', image) }, image], 'i'],
  ['at the top', [{ '@type': 'title' }, image, image], 'b1'],
  ['below the first screen', [...Array<object>(4).fill({ '@type': 'separator' }), image], undefined],
])('The first picture of a page that stands %s is known', (_name, blocks, id) => {
  expect(outline(page(...blocks)).leadPicture).toBe(id);
});

const listing = { '@type': 'listing' };

test.each<[string, object[], number]>([
  ['alone', [listing, slate('p')], 1],
  ['beside another', [listing, listing], 2],
  ['and one in a grid', [listing, { '@type': 'gridBlock', ...holding('l', listing) }], 2],
  ['and one in a grid of the older form', [listing, { '@type': '__grid', columns: [listing] }], 2],
  ['and one in a panel', [listing, madeUpPanels(holding('l', listing))], 2],
])('Blocks with pages are counted: a listing %s', (_name, blocks, count) => {
  expect(outline(page(...blocks)).pagedCount).toBe(count);
});

test('A listing that the layout does not name does not count', () => {
  const content = { blocks: { a: listing, b: listing }, blocks_layout: { items: ['a'] } };
  expect(outline(content).pagedCount).toBe(1);
});

test.each<[object[], { hasTitle: boolean; beginsWithLead: boolean; introduction: number }]>([
  [[slate('p'), { '@type': 'title' }], { hasTitle: true, beginsWithLead: false, introduction: 0 }],
  [[{ '@type': 'teaserHero' }], { hasTitle: false, beginsWithLead: true, introduction: 0 }],
  [[slate('p'), { '@type': 'teaserHero' }], { hasTitle: false, beginsWithLead: false, introduction: 0 }],
  [
    [{ '@type': 'title' }, { '@type': 'leadimage' }, slate('p'), { '@type': 'description' }],
    { hasTitle: true, beginsWithLead: false, introduction: 2 },
  ],
  [[{ '@type': 'title' }], { hasTitle: true, beginsWithLead: false, introduction: 1 }],
])('A page knows how it begins: %j', (blocks, expected) => {
  expect(outline(page(...blocks))).toMatchObject(expected);
});
