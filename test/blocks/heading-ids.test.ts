import { describe, expect, test } from 'vitest';
import { headingIdsOf } from '@/blocks/heading-ids';
import { storedPage } from '~test/support/stored-page';

const heading = (text: string, type = 'h2') => ({
  '@type': 'slate',
  value: [{ type, children: [{ text }] }],
});

describe('Headings of a page', () => {
  test('have anchors that differ, whatever block they stand in', () => {
    const page = storedPage([
      heading('Über uns'),
      { '@type': 'heading', heading: 'Über uns', tag: 'h2' },
      { '@type': 'listing', headline: 'Über uns' },
      { '@type': 'text', text: { blocks: [{ type: 'header-two', text: 'Über uns' }], entityMap: {} } },
    ]);
    expect(['b0', 'b1', 'b2', 'b3'].map((id) => headingIdsOf(page, id))).toEqual([
      ['uber-uns'],
      ['uber-uns-1'],
      ['uber-uns-2'],
      ['uber-uns-3'],
    ]);
  });

  test('are found in grids, panels and columns', () => {
    const inner = (id: string, text: string) => ({
      blocks: { [id]: heading(text) },
      blocks_layout: { items: [id] },
    });
    const page = storedPage([
      { '@type': 'gridBlock', headline: 'Raster', ...inner('g', 'Ziele') },
      {
        '@type': 'accordion',
        data: {
          blocks: { panel: { '@type': 'accordionPanel', ...inner('a', 'Ziele') } },
          blocks_layout: { items: ['panel'] },
        },
      },
      { '@type': '__grid', columns: [{ id: 'c', ...heading('Ziele') }] },
    ]);
    expect(headingIdsOf(page, 'b0')).toEqual(['raster']);
    expect(['g', 'a', 'c'].flatMap((id) => headingIdsOf(page, id))).toEqual(['ziele', 'ziele-1', 'ziele-2']);
  });

  test('that show nothing have none', () => {
    expect(headingIdsOf(storedPage([heading('')]), 'b0')).toEqual([]);
    expect(headingIdsOf(storedPage([heading('???')]), 'b0')).toEqual(['']);
  });

  test('of content that holds no blocks, or of none at all, are none', () => {
    expect(headingIdsOf(undefined, 'b0')).toEqual([]);
    expect(headingIdsOf({ blocks: 'x', blocks_layout: [] }, 'b0')).toEqual([]);
    expect(headingIdsOf(storedPage([{ '@type': 'slate', value: { type: 'h2' } }]), 'b0')).toEqual([]);
  });
});
