import { describe, expect, it } from 'vitest';
import { mergeContent, settleClashes } from '@/editor/document/merge/merge-content';
import type { Choice } from '@/editor/document/merge/types';
import { crookedPage, holding, recordedPages, seededPages } from '../pages';
import { copy, text, type Json } from './random-page';

const p = (words: string, rest: Json = {}): Json => ({ type: 'p', ...rest, children: [{ text: words }] });
const page = (blocks: Record<string, Json>, fields: Json = {}): Json => ({
  title: 'T',
  ...fields,
  ...holding(blocks),
});
const merge = (base: Json, mine: Json, theirs: Json) => mergeContent(base, mine, theirs);
const itemsOf = (content: Json): unknown => (content.blocks_layout as { items: unknown }).items;
const blockOf = (content: Json, id: string): Json | undefined => (content.blocks as Record<string, Json>)[id];

it('asks nothing about scales of a picture, which servers work out', () => {
  const image = (point: number, alt: string) =>
    page({ a: { '@type': 'image', url: '/b', alt, image_scales: { image: [{ focal_point: point }] } } });
  const { content, clashes } = merge(image(1, ''), image(2, 'Membran'), image(3, ''));
  expect(clashes).toEqual([]);
  expect(blockOf(content, 'a')).toMatchObject({
    alt: 'Membran',
    image_scales: { image: [{ focal_point: 2 }] },
  });
});

describe('what was written by hand', () => {
  it('stands in the fields of the block or the page that a clash is about, beside what is merged there', () => {
    const page = (title: string, words: string, style: string) => ({
      title,
      blocks: { a: { '@type': 'slate', plaintext: words, style } },
      blocks_layout: { items: ['a'] },
    });
    const merged = mergeContent(page('t', 'w', 's'), page('mein', 'mein', 's'), page('ihr', 'ihr', 'neu'));
    const ids = merged.clashes.map(({ id }) => id);
    const written: Choice[] = [{ fields: { title: 'beide' } }, { fields: { plaintext: 'beide' } }];
    const choices = new Map(ids.map((id, at) => [id, written[at] ?? 'mine'] as const));
    expect(settleClashes(merged, choices)).toEqual(page('beide', 'beide', 'neu'));
  });
});

describe('keeping both sides of a block', () => {
  const words = (value: string) => ({ '@type': 'slate', value: [p(value)], plaintext: value });
  const both = (merged: ReturnType<typeof merge>) =>
    settleClashes(merged, new Map(merged.clashes.map(({ id }) => [id, 'both'])));

  it('puts theirs below mine', () => {
    const [base, mine, theirs] = ['alt', 'mein', 'ihr'].map((value) =>
      page({ a: words(value), b: words('b') }),
    );
    const content = both(merge(base ?? {}, mine ?? {}, theirs ?? {}));
    const [first, added, last] = itemsOf(content) as string[];
    expect([first, last]).toEqual(['a', 'b']);
    expect(blockOf(content, 'a')).toEqual(words('mein'));
    expect(blockOf(content, added ?? '')).toEqual(words('ihr'));
  });

  it('does so within blocks that hold blocks', () => {
    const grid = (value: string) => page({ grid: { '@type': 'gridBlock', ...holding({ a: words(value) }) } });
    const content = both(merge(grid('alt'), grid('mein'), grid('ihr')));
    const inner = blockOf(content, 'grid') ?? {};
    expect(itemsOf(inner)).toEqual(['a', expect.any(String)]);
    expect(Object.values(inner.blocks as Json)).toEqual([words('mein'), words('ihr')]);
  });

  it('takes mine of a field, which can have one value alone, and of a block that one side has deleted', () => {
    expect(both(merge({ title: 'a' }, { title: 'b' }, { title: 'c' }))).toEqual({ title: 'b' });
    const merged = merge(page({ a: words('alt') }), page({ a: words('mein') }), page({}));
    expect(merged.clashes).toHaveLength(1);
    expect(both(merged)).toEqual(settleClashes(merged, new Map()));
  });
});

describe('merging the fields of a page', () => {
  it('keeps what was added to and taken from lists of words on both sides', () => {
    const { content, clashes } = merge(
      { subjects: ['a', 'b'] },
      { subjects: ['a', 'b', 'c'] },
      { subjects: ['b', 'd'] },
    );
    expect(content).toEqual({ subjects: ['b', 'c', 'd'] });
    expect(clashes).toEqual([]);
  });

  it('asks where both gave a field another value, and takes the side that is chosen', () => {
    const merged = merge({ title: 'a' }, { title: 'b' }, { title: 'c' });
    expect(merged.content).toEqual({ title: 'b' });
    expect(merged.clashes).toMatchObject([{ field: 'title', base: 'a', mine: 'b', theirs: 'c' }]);
    expect(settleClashes(merged, new Map([['field title', 'theirs']]))).toEqual({ title: 'c' });
  });

  it('takes what only the server sets from the server, without asking', () => {
    const [base, mine, theirs] = [1, 2, 3].map((n) => ({ modified: n, '@id': n, lock: { n }, review: n }));
    const { content, clashes } = mergeContent(base ?? {}, mine ?? {}, theirs ?? {}, { fields: new Set() });
    expect(content).toEqual(theirs);
    expect(clashes).toEqual([]);
  });

  it('takes names that hurt for names', () => {
    const hostile = (words: string) =>
      JSON.parse(`{"__proto__":"${words}","constructor":"a","title":"x"}`) as Json;
    const { content } = merge(hostile('a'), hostile('a'), hostile('b'));
    expect(JSON.stringify(content)).toBe(JSON.stringify(hostile('b')));
    expect(Object.getPrototypeOf(content)).toBe(Object.prototype);
  });

  it('takes a page beyond all measure as one value', () => {
    let deep: unknown = 'a';
    for (let depth = 0; depth < 5000; depth++) deep = [deep];
    const { content, clashes } = merge({ a: 1 }, { a: 2 }, { a: deep });
    expect(content).toEqual({ a: 2 });
    expect(clashes.map(({ id }) => id)).toEqual(['page']);
  });
});

describe('merging the blocks of a page', () => {
  const teaser = (title: string): Json => ({ '@type': 'teaser', title, size: 'm' });
  const base = page({ a: teaser('a'), b: teaser('b'), c: teaser('c'), d: teaser('d') });
  const ordered = (...ids: string[]) => page(Object.fromEntries(ids.map((id) => [id, teaser(id)])));

  it('keeps the order edits of both, and asks where they contradict each other', () => {
    expect(itemsOf(merge(base, ordered('b', 'a', 'c', 'd'), ordered('a', 'b', 'd', 'c')).content)).toEqual([
      'b',
      'a',
      'd',
      'c',
    ]);
    const merged = merge(base, ordered('b', 'a', 'c', 'd'), ordered('a', 'c', 'b', 'd'));
    expect(itemsOf(merged.content)).toEqual(['b', 'a', 'c', 'd']);
    expect(merged.clashes).toMatchObject([{ part: 'order', field: 'blocks' }]);
    expect(itemsOf(settleClashes(merged, new Map([[merged.clashes[0]?.id ?? '', 'theirs']])))).toEqual([
      'a',
      'c',
      'b',
      'd',
    ]);
  });

  it('deletes what one deleted and the other left, and asks where the other changed it', () => {
    expect(itemsOf(merge(base, ordered('a', 'b', 'd'), ordered('d', 'a', 'b', 'c')).content)).toEqual([
      'd',
      'a',
      'b',
    ]);
    const theirs = page({ ...(copy(base).blocks as Record<string, Json>), c: teaser('changed') });
    const merged = merge(base, ordered('a', 'b', 'd'), theirs);
    expect(itemsOf(merged.content)).toEqual(['a', 'b', 'd']);
    expect(merged.clashes).toMatchObject([
      { id: 'block =c', block: { id: 'c', path: [] }, theirs: teaser('changed') },
    ]);
    expect(merged.clashes[0]?.mine).toBeUndefined();
    const restored = settleClashes(merged, new Map([['block =c', 'theirs']]));
    expect(itemsOf(restored)).toEqual(['a', 'b', 'c', 'd']);
    expect(blockOf(restored, 'c')).toEqual(teaser('changed'));
  });

  it('moves a block that one moved and the other changed, into another block too', () => {
    const grid = (blocks: Record<string, Json>): Json => ({ '@type': 'gridBlock', ...holding(blocks) });
    const before = page({ a: teaser('a'), g: grid({ x: teaser('x') }) });
    const mine = page({ g: grid({ x: teaser('x'), a: teaser('a') }) });
    const theirs = page({ a: teaser('changed'), g: grid({ x: teaser('x') }) });
    const { content, clashes } = merge(before, mine, theirs);
    expect(content).toEqual(page({ g: grid({ x: teaser('x'), a: teaser('changed') }) }));
    expect(clashes).toEqual([]);
  });

  it('puts no block into itself where each was moved into the other', () => {
    const grid = (blocks: Record<string, Json>): Json => ({ '@type': 'gridBlock', ...holding(blocks) });
    const before = page({ g: grid({}), h: grid({}) });
    const mine = page({ h: grid({ g: grid({}) }) });
    const theirs = page({ g: grid({ h: grid({}) }) });
    const merged = merge(before, mine, theirs);
    expect(merged.content).toEqual(mine);
    expect(merged.clashes).toMatchObject([{ part: 'place' }]);
    expect(settleClashes(merged, new Map([[merged.clashes[0]?.id ?? '', 'theirs']]))).toEqual(theirs);
  });

  it('gives every stored page back as a side made it that alone changed it', () => {
    for (const stored of [...recordedPages(), ...seededPages(), crookedPage()]) {
      const changed = copy({ ...stored, title: 'changed' });
      for (const [mine, theirs] of [
        [changed, stored],
        [stored, changed],
        [changed, changed],
      ] as const) {
        const { content, clashes } = mergeContent(stored, mine, theirs);
        expect(content).toEqual(changed);
        expect(clashes).toEqual([]);
      }
    }
  });
});

describe('merging the words of a text', () => {
  const base = page({ a: text([p('one two three four five'), p('second')]) });
  const words = (...value: Json[]) => page({ a: text(value) });

  it('keeps what each wrote in paragraphs of its own, and in one where the places lie apart', () => {
    const mine = words(p('zero two three four five'), p('second'), p('third'));
    const theirs = words(p('one two three four six'), p('another'));
    const { content, clashes } = merge(base, mine, theirs);
    expect(content).toEqual(words(p('zero two three four six'), p('another'), p('third')));
    expect(clashes).toEqual([]);
  });

  it('keeps a mark that one set beside words that the other changed', () => {
    const strong = { type: 'strong', children: [{ text: 'two' }] };
    const mine = words(
      { type: 'p', children: [{ text: 'one ' }, strong, { text: ' three four five' }] },
      p('second'),
    );
    const { content, clashes } = merge(base, mine, words(p('one two three four six'), p('second')));
    const merged = { type: 'p', children: [{ text: 'one ' }, strong, { text: ' three four six' }] };
    expect(content).toEqual(words(merged, p('second')));
    expect(clashes).toEqual([]);
  });

  it('asks about the block where both changed the same words', () => {
    const [mine, theirs] = [
      words(p('one 2 three four five'), p('second')),
      words(p('one zwei three four five'), p('second')),
    ];
    const merged = merge(base, mine, theirs);
    expect(merged.content).toEqual(mine);
    expect(merged.clashes).toMatchObject([{ block: { id: 'a' } }]);
    expect(settleClashes(merged, new Map([['block =a', 'theirs']]))).toEqual(theirs);
  });
});
