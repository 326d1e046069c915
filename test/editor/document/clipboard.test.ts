import { describe, expect, it } from 'vitest';
import { clipboardType, copyBlocks, readClipboard } from '@/editor/document/clipboard';
import { duplicateBlocks } from '@/editor/document/commands/duplicate-blocks';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { createPageDocument } from '@/editor/document/page-document';
import { crookedPage, holding, words } from './pages';
import { orderOf, outcome, page, storedAt } from './support';

const uuid = '7a6c0f5e-9d6a-4f0c-8a54-3f3f2f6f1a10';
const inClipboard = (blocks: unknown) => JSON.stringify({ format: clipboardType, blocks });

describe('copied blocks', () => {
  it('come to another page with ids of their own at every depth, without leftovers', () => {
    const from = createPageDocument(crookedPage());
    const blocks = readClipboard(copyBlocks(from.state, ['text', 'accordion', 'p1'])) ?? [];
    const to = page({ a: words('a') });
    to.run((state) => insertBlocks(state, { blocks, target: { after: 'a' } }));
    const ids =
      orderOf(to.state)
        .join(' ')
        .match(/[^\s()]+/g) ?? [];
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
    expect(ids.filter((id) => id.startsWith('new'))).toHaveLength(8);
    expect(JSON.stringify(to.toContent())).not.toMatch(/nowhere|orphan/);
    expect(JSON.stringify(to.toContent())).toMatch(/in one.*deep.*in two.*last/);
  });

  it('are free of what a template asked of those that were there', () => {
    const document = page({
      a: { ...words('a'), fixed: true, required: true, placeholder: 'Say it', block: uuid },
    });
    document.run((state) => duplicateBlocks(state, ['a']));
    expect(storedAt(document, 'new1')).toEqual({ ...words('a'), placeholder: 'Say it' });
  });

  it('have new ids in lists of columns and slides, and keep links and words', () => {
    const slides = [{ '@id': uuid, href: [{ '@id': '/de' }] }, { '@id': '/de/page', id: 'plain' }, uuid];
    const document = page({ a: { '@type': 'slider', slides } });
    document.run((state) => duplicateBlocks(state, ['a']));
    expect(storedAt(document, 'new2')).toEqual({
      '@type': 'slider',
      slides: [{ '@id': 'new1', href: [{ '@id': '/de' }] }, { '@id': '/de/page', id: 'plain' }, uuid],
    });
  });
});

it('copies of several blocks stand after the last of them', () => {
  const document = page({ a: words('a'), b: words('b'), c: words('c') });
  expect(outcome(document, (state) => duplicateBlocks(state, ['c', 'a']))).toEqual({
    isDone: true,
    order: ['a', 'b', 'c', 'new1', 'new2'],
    selected: ['new1', 'new2'],
    isUndone: true,
  });
  expect([storedAt(document, 'new1'), storedAt(document, 'new2')]).toEqual([words('a'), words('c')]);
});

describe('what lies in the clipboard', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

  it.each([
    ['no JSON', 'Just words'],
    ['other JSON', '{"blocks":[{"@type":"slate"}]}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no blocks', inClipboard([])],
    ['blocks that are none', inClipboard({ a: 1 })],
    ['one that is no block', inClipboard([{ '@type': 'slate' }, 'x'])],
    ['one without a type', inClipboard([{ '@type': '' }])],
    ['one whose type is none', inClipboard([{ '@type': { hostile: true } }])],
    ['too many blocks', inClipboard(Array.from({ length: 1001 }, () => ({ '@type': 'slate' })))],
    ['too deep a block', inClipboard([{ '@type': 'slate', value: deep(200) }])],
    ['too long a text', inClipboard([{ '@type': 'slate', text: 'x'.repeat(5_000_001) }])],
  ])('is not read when it is %s', (_what, text) => {
    expect(readClipboard(text)).toBeUndefined();
  });

  it('touches no prototype, whatever its ids are called', () => {
    const hostile = `{"@type":"gridBlock","__proto__":{"polluted":1},"blocks":{"__proto__":{"@type":"slate"},
      "constructor":{"@type":"slate"}},"blocks_layout":{"items":["__proto__","constructor","toString"]}}`;
    const blocks = readClipboard(`{"format":"${clipboardType}","blocks":[${hostile}]}`) ?? [];
    const document = page({ a: words('a') });
    document.run((state) => insertBlocks(state, { blocks, target: { after: 'a' } }));
    expect(orderOf(document.state)).toEqual(['a', 'new3(new1 new2)']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('is no blocks where the blocks would lie deeper than a page may have them', () => {
    let nested: Record<string, unknown> = words('x');
    for (let level = 0; level < 12; level++) nested = { '@type': 'gridBlock', ...holding({ a: nested }) };
    const blocks = readClipboard(inClipboard([nested])) ?? [];
    const document = page({ a: words('a') });
    expect(document.run((state) => insertBlocks(state, { blocks, target: { after: 'a' } }))).toBe(false);
  });
});
