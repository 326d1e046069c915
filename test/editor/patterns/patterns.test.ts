// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loadAllBlocks, blockNamed } from '@/blocks/registry';
import { containersIn } from '@/lib/block-containers';
import { builtInPatterns } from '@/editor/patterns/built-in';
import { readPattern } from '@/editor/patterns/data';
import { patternGroups } from '@/editor/patterns/pattern';
import { patternFields } from '@/editor/patterns/stored-pattern';
import type { StoredBlock } from '@/editor/document/types';

const slate = (text: string) => ({
  '@type': 'slate',
  plaintext: text,
  value: [{ type: 'p', children: [{ text }] }],
});
const stored = (blocks: Record<string, unknown>, more: object = {}, layout: object = {}) => ({
  '@id': 'http://site/de/patterns/one',
  title: 'One',
  description: 'What it is for',
  creators: ['editor'],
  blocks,
  blocks_layout: { items: Object.keys(blocks), ...layout },
  ...more,
});

function everyBlock(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [
    block,
    ...containersIn(block).flatMap((container) =>
      everyBlock(Object.values(container.blocks) as StoredBlock[]),
    ),
  ]);
}

describe('The patterns of the site', () => {
  it('are a dozen whole pages and more in both languages, with the same ids', async () => {
    const [de, en] = await Promise.all([builtInPatterns('de'), builtInPatterns('en')]);
    expect(de.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(new Set(de.map(({ id }) => id)).size).toBe(de.length);
    expect(de.filter(({ kind }) => kind === 'page')).toHaveLength(12);
    expect(new Set(de.map(({ group }) => group))).toEqual(new Set(patternGroups));
    for (const [at, { title, description, blocks }] of de.entries()) {
      expect(description.trim()).not.toBe('');
      expect(JSON.stringify(blocks)).not.toBe(title);
      expect(blocks.length).toBe(en[at]?.blocks.length);
    }
  });

  it('hold blocks of the site alone, at every depth, where what holds them takes them', async () => {
    await loadAllBlocks();
    for (const { id, blocks } of await builtInPatterns('de')) {
      for (const block of everyBlock(blocks)) {
        const definition = blockNamed(String(block['@type']));
        expect(definition, `${id}: ${String(block['@type'])}`).toBeDefined();
        const allowed = definition?.holds?.allowedBlocks;
        for (const container of containersIn(block))
          for (const inner of Object.values(container.blocks) as StoredBlock[])
            if (allowed && inner['@type'] !== 'accordionPanel') expect(allowed).toContain(inner['@type']);
      }
    }
  });
});

describe('A saved pattern', () => {
  it('is read back as it was saved, with ids of its own and without what bound it to its page', () => {
    const block = { ...slate('a'), translationOf: { source: 'x', hash: 'y' }, fixed: true };
    const mark = { kind: 'page', type: 'Meldung' };
    const fields = patternFields({ title: 'One', description: 'What' }, mark, [block]);
    const read = readPattern({ '@id': '/de/patterns/one', creators: ['editor'], ...fields });
    expect(read).toMatchObject({
      id: '/de/patterns/one',
      kind: 'page',
      types: ['Meldung'],
      creator: 'editor',
      blocks: [slate('a')],
    });
  });

  it('keeps blocks that nobody here knows', () => {
    const strange = { '@type': 'weather', place: { deep: [1, 2] } };
    expect(readPattern(stored({ a: strange }))?.blocks).toEqual([strange]);
  });

  it.each([
    ['no object', 'nonsense'],
    ['no blocks', stored({})],
    ['blocks without types', stored({ a: {}, b: null, c: [] })],
    ['no title', stored({ a: slate('a') }, { title: ' ' })],
    [
      'ids that are the prototype’s',
      stored({ a: slate('a') }, { blocks_layout: { items: ['constructor'] } }),
    ],
    ['more values than a page has', stored({ a: { '@type': 'x', data: Array(100_001).fill(0) } })],
  ])('is none with %s', (_what, content) => {
    expect(readPattern(content)).toBeUndefined();
  });

  it('leads nowhere that must not be followed', () => {
    const block = { '@type': 'teaserWithLink', href: [{ '@id': 'javascript:alert(1)' }] };
    expect(JSON.stringify(readPattern(stored({ a: block })))).not.toContain('javascript:');
  });

  it('that was laid into the folder by hand is a whole page where it has a title', () => {
    expect(readPattern(stored({ t: { '@type': 'title' }, a: slate('a') }))?.kind).toBe('page');
    expect(readPattern(stored({ a: slate('a') }))?.kind).toBe('part');
  });
});
