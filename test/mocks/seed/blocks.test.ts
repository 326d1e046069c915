import { describe, expect, it } from 'vitest';
import { grid, hero, image, link, list, oldGrid, paragraph, strong, table, teaser } from '~mocks/seed/blocks';
import { draftTable, draftText } from '~mocks/seed/legacy-blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { createDayClock, makeDocument, makeImage } from '~mocks/seed/makers';
import type { SeedBlock } from '~mocks/seed/types';

describe('block builders', () => {
  it('store running text with a text leaf on both sides of each inline element', () => {
    expect(paragraph('See ', link('/de/forschung', 'research'), strong('now'))).toEqual({
      '@type': 'slate',
      plaintext: 'See researchnow',
      value: [
        {
          type: 'p',
          children: [
            { text: 'See ' },
            { type: 'link', data: { url: '/de/forschung' }, children: [{ text: 'research' }] },
            { text: '' },
            { type: 'strong', children: [{ text: 'now' }] },
            { text: '' },
          ],
        },
      ],
    });
  });

  it('store one list as one block', () => {
    const block = list(['One', [strong('Two'), ' more']]);
    expect(block.plaintext).toBe('One Two more');
    expect(block.value).toEqual([
      {
        type: 'ul',
        children: [
          { type: 'li', children: [{ text: 'One' }] },
          {
            type: 'li',
            children: [{ text: '' }, { type: 'strong', children: [{ text: 'Two' }] }, { text: ' more' }],
          },
        ],
      },
    ]);
  });

  it('leave a teaser without words of its own to its target', () => {
    expect(teaser({ href: '/de/a' })).toMatchObject({ href: [{ '@id': '/de/a' }], overwrite: false });
    expect(teaser({ href: '/de/a', title: 'Own' })).not.toHaveProperty('overwrite');
  });

  it('keep a picture of full width without a size', () => {
    expect(image({ url: '/de/b', alt: 'x', align: 'full' })).not.toHaveProperty('size');
    expect(image({ url: '/de/b', alt: 'x' })).toMatchObject({ align: 'center', size: 'l' });
  });

  it('lay out the columns of a grid in order, under ids that stay the same', () => {
    const columns = [teaser({ href: '/de/a' }), teaser({ href: '/de/a' })];
    const { blocks, blocks_layout } = grid(columns, { headline: 'Two' });
    expect(blocks_layout).toEqual({ items: Object.keys(blocks as object) });
    expect(Object.values(blocks as object)).toEqual(columns);
    expect(grid(columns, { headline: 'Two' }).blocks).toEqual(blocks);
    expect(oldGrid(columns).columns).toMatchObject([{ '@type': 'teaser' }, { '@type': 'teaser' }]);
  });

  it('store the numbers of a listing as strings, as its form does', () => {
    const block = listing({
      query: [ofType('Event'), below('/de/x', 1)],
      sort_on: 'start',
      limit: 4,
      size: 2,
    });
    expect(block).toEqual({
      '@type': 'listing',
      variation: 'summary',
      headlineTag: 'h2',
      querystring: {
        query: [
          { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Event'] },
          { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de/x::1' },
        ],
        sort_on: 'start',
        sort_order: 'ascending',
        sort_order_boolean: false,
        limit: '4',
        b_size: '2',
      },
    });
  });

  it('head a table by its first row, or its rows by their first cell', () => {
    type Cell = { type: string };
    const heads = (block: SeedBlock) =>
      (block.table as { rows: { cells: Cell[] }[] }).rows.map((row) => row.cells.map((cell) => cell.type));
    const rows = [
      ['A', 'B'],
      ['C', 'D'],
    ];
    expect(heads(table(rows))).toEqual([
      ['header', 'header'],
      ['data', 'data'],
    ]);
    expect(heads(table(rows, { rowHeads: true }))).toEqual([
      ['header', 'data'],
      ['header', 'data'],
    ]);
    expect(heads(draftTable(rows))).toEqual([
      ['header', 'header'],
      ['data', 'data'],
    ]);
  });

  it('point draft.js ranges at the words they mean', () => {
    const { text } = draftText([
      { text: 'A bold word', bold: 'bold' },
      { text: 'Go there', link: { text: 'there', url: '/de' } },
    ]);
    expect(text).toMatchObject({
      blocks: [
        { inlineStyleRanges: [{ offset: 2, length: 4, style: 'BOLD' }], entityRanges: [] },
        { inlineStyleRanges: [], entityRanges: [{ offset: 3, length: 5, key: 0 }] },
      ],
      entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: '/de' } } },
    });
  });

  it('store the lead picture with its target', () => {
    const block = hero({ href: '/de/a', title: 'T', description: 'D', preview_image: '/de/p' });
    expect(block).toMatchObject({
      '@type': 'teaserHero',
      href: [{ '@id': '/de/a' }],
      preview_image: [{ '@id': '/de/p', image_field: 'image' }],
    });
  });
});

describe('makers', () => {
  it('part what frames an item from the fields of its type', () => {
    const item = makeDocument({ path: '/de/a', title: 'A', state: 'draft', nav_title: 'Short' });
    expect(item).toMatchObject({ type: 'Document', state: 'draft', fields: { nav_title: 'Short' } });
    expect(item).not.toHaveProperty('nav_title');
  });

  it('take pictures by name', () => {
    const item = makeImage({ path: '/de/b', title: 'B', image: { picture: 'cells.webp' } });
    expect(item.fields).toEqual({ image: { picture: 'cells.webp' } });
  });
});

describe('the calendar of the demo', () => {
  const day = createDayClock(new Date('2026-11-21T23:30:00Z'));

  it('counts from the day that it is in Berlin', () => {
    expect(day.date(0)).toBe('2026-11-22');
    expect(day.date(-22)).toBe('2026-10-31');
    expect(day.year).toBe(2026);
  });

  it('keeps the time of day across the change of clocks', () => {
    expect(day.plus(0, '18:00')).toBe('2026-11-22T17:00:00+00:00');
    expect(day.minus(60, '18:00')).toBe('2026-09-23T16:00:00+00:00');
    expect(day.plus(150, '18:00')).toBe('2027-04-21T16:00:00+00:00');
  });

  it('writes dates out in both languages', () => {
    expect(day.text(44, 'de')).toBe('5. Januar 2027');
    expect(day.text(44, 'en')).toBe('5 January 2027');
  });
});
