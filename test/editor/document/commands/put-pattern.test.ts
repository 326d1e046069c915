import { describe, expect, it } from 'vitest';
import { putPattern } from '@/editor/document/commands/put-pattern';
import { createPageDocument } from '@/editor/document/page-document';
import { holding, words } from '../pages';
import { countingIds } from '../support';

const page = (blocks: Record<string, unknown>) =>
  createPageDocument(holding(blocks), {
    newId: countingIds(),
    clock: () => 0,
    isSingle: (type) => type === 'title',
  });
const wordsOf = (document: ReturnType<typeof page>) => {
  const { blocks, blocks_layout } = document.toContent() as {
    blocks: Record<string, Record<string, unknown>>;
    blocks_layout: { items: string[] };
  };
  return blocks_layout.items.map((id) => blocks[id]?.['plaintext'] ?? blocks[id]?.['@type']);
};
const grid = { '@type': 'gridBlock', ...holding({ inner: words('inner') }) };
const pattern = [{ '@type': 'title' }, words('one'), grid];

describe('A pattern', () => {
  it('becomes the page that is begun, with ids of its own, and is taken back as one step', () => {
    const document = page({ t: { '@type': 'title' }, a: words('a') });
    const before = JSON.stringify(document.toContent());
    expect(document.run((state) => putPattern(state, pattern, 'page'))).toBe(true);
    expect(wordsOf(document)).toEqual(['title', 'one', 'gridBlock']);
    expect(JSON.stringify(document.toContent())).not.toContain('"inner":');
    document.undo();
    expect(JSON.stringify(document.toContent())).toBe(before);
  });

  it('leaves a page alone of which a template keeps a block', () => {
    const document = page({ t: { '@type': 'title', required: true }, a: words('a') });
    expect(document.run((state) => putPattern(state, pattern, 'page'))).toBe(false);
    expect(wordsOf(document)).toEqual(['title', 'a']);
  });

  it('comes after a block without what the page has one of, beside the grid in which that stands', () => {
    const document = page({ t: { '@type': 'title' }, g: grid, z: words('z') });
    const inner = [...document.state.blocks.values()].find(({ data }) => data.plaintext === 'inner');
    document.run((state) => putPattern(state, pattern, { after: inner?.key ?? '' }));
    expect(wordsOf(document)).toEqual(['title', 'gridBlock', 'one', 'gridBlock', 'z']);
  });

  it('takes the place of the text that it was sought in', () => {
    const document = page({ a: words('/muster'), z: words('z') });
    document.run((state) => putPattern(state, [words('one'), words('two')], { instead: 'a' }));
    expect(wordsOf(document)).toEqual(['one', 'two', 'z']);
    document.undo();
    expect(wordsOf(document)).toEqual(['/muster', 'z']);
  });
});
