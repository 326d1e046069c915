import { describe, expect, it } from 'vitest';
import { putBlocks } from '@/editor/document/commands/put-blocks';
import { createPageDocument } from '@/editor/document/page-document';
import { holding, words } from '../pages';
import { countingIds } from '../support';

const separator = { '@type': 'separator' };
const page = (blocks: Record<string, unknown>) =>
  createPageDocument(holding(blocks), { newId: countingIds(), clock: () => 0 });
const typesOf = (document: ReturnType<typeof page>) => {
  const { blocks, blocks_layout } = document.toContent() as {
    blocks: Record<string, { '@type': string }>;
    blocks_layout: { items: string[] };
  };
  return blocks_layout.items.map((id) => blocks[id]?.['@type']);
};

describe('Blocks that come into a text', () => {
  it('take its place, and the step is undone as one', () => {
    const document = page({ a: words('a'), b: words('b') });
    const before = JSON.stringify(document.toContent());
    expect(document.run((state) => putBlocks(state, 'a', { blocks: [separator, words('c')] }))).toBe(true);
    expect(typesOf(document)).toEqual(['separator', 'slate', 'slate']);
    document.undo();
    expect(JSON.stringify(document.toContent())).toBe(before);
  });

  it('follow what it keeps', () => {
    const document = page({ a: words('a') });
    document.run((state) => putBlocks(state, 'a', { kept: { plaintext: 'kept' }, blocks: [separator] }));
    expect(document.state.blocks.get('a')?.data).toMatchObject({ '@type': 'slate', plaintext: 'kept' });
    expect(typesOf(document)).toEqual(['slate', 'separator']);
  });

  it('come all or not at all', () => {
    const document = page({ a: { ...words('a'), allowedBlocks: ['slate'] } });
    expect(document.run((state) => putBlocks(state, 'a', { blocks: [separator] }))).toBe(false);
    expect(typesOf(document)).toEqual(['slate']);
  });
});
