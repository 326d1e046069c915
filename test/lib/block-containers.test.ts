// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/blocks/blocks-of';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { blockNamed } from '@/blocks/registry';
import { readingOrder } from '@/editor/document/layout';
import { createPageDocument } from '@/editor/document/page-document';
import { containersIn } from '@/lib/block-containers';
import { makeContent } from '~test/support/make-content';

const blocks = { a: { '@type': 'slate' }, b: { '@type': 'slate' } };
const items = ['b', 'a'];

const fields = (stored: Record<string, unknown>) =>
  containersIn(stored).map(({ keptIn: { within, field } }) => `${within ?? ''}.${field}`);

describe('What holds blocks is known in one place', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['the plain pair', { blocks, blocks_layout: { items } }, ['.blocks']],
    ['a pair in `data`', { data: { blocks, blocks_layout: { items } } }, ['data.blocks']],
    ['a pair with a prefix', { main_blocks: blocks, main_blocks_layout: { items } }, ['.main_blocks']],
    [
      'several pairs, the plain one first',
      {
        data: { blocks, blocks_layout: {} },
        main_blocks: {},
        main_blocks_layout: {},
        blocks,
        blocks_layout: {},
      },
      ['.blocks', '.main_blocks', 'data.blocks'],
    ],
    ['no layout', { blocks }, []],
    ['a layout that is a list', { blocks, blocks_layout: items }, []],
    ['items that are a text', { blocks, blocks_layout: { items: 'a' } }, []],
    ['blocks that are a list', { blocks: [], blocks_layout: { items } }, []],
    ['what is inherited', Object.create({ blocks, blocks_layout: { items } }) as Record<string, unknown>, []],
  ])('%s', (_name, stored, found) => expect(fields(stored)).toEqual(found));

  test.each<[string, object]>([
    ['blocks', { blocks, blocks_layout: { items } }],
    ['main_blocks', { main_blocks: blocks, main_blocks_layout: { items } }],
  ])('and view, type and editor find the same of a page with %s', (_name, stored) => {
    const content = makeContent(stored);
    expect(blocksOf(content, blockNamed).placed.map(({ id }) => id)).toEqual(items);
    expect(hasBlocks(content)).toBe(true);
    expect([...readingOrder(createPageDocument({ ...stored }).state)]).toEqual(items);
  });
});
