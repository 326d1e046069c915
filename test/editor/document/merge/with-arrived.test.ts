import { describe, expect, it } from 'vitest';
import { mergeContent } from '@/editor/document/merge/merge-content';
import { withArrived } from '@/editor/document/merge/with-arrived';
import { holding } from '../pages';
import { editedPage, randomPage, type Json } from './random-page';

const words = (value: string): Json => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text: value }] }],
});
const page = (blocks: Record<string, Json>, fields: Json = {}): Json => ({
  title: 'T',
  ...fields,
  ...holding(blocks),
});

describe('a page that was sent without an answer', () => {
  const base = page({ a: words('alt'), b: words('b') });
  const sent = page({ a: words('alt eins'), b: words('b') });

  it('is nobody else’s where it is stored: what was typed since stays, and nothing is asked', () => {
    const mine = page({ a: words('alt eins zwei'), b: words('b') });
    expect(mergeContent(base, mine, sent).clashes).not.toEqual([]);
    const { content, clashes } = mergeContent(withArrived(base, sent, sent), mine, sent);
    expect(clashes).toEqual([]);
    expect(content).toEqual(mine);
  });

  it('counts as not sent where it never arrived', () => {
    expect(withArrived(base, sent, base)).toEqual(base);
  });

  it('leaves what somebody else has changed beside it theirs', () => {
    const mine = page({ a: words('alt eins zwei'), b: words('b') });
    const theirs = page({ a: words('alt eins'), b: words('ihr') }, { description: 'ihre' });
    const { content, clashes } = mergeContent(withArrived(base, sent, theirs), mine, theirs);
    expect(clashes).toEqual([]);
    expect(content).toEqual(page({ a: words('alt eins zwei'), b: words('ihr') }, { description: 'ihre' }));
  });

  it('keeps a block that was sent and deleted since deleted', () => {
    const added = page({ a: words('alt'), b: words('b'), c: words('neu') });
    const { content, clashes } = mergeContent(withArrived(base, added, added), base, added);
    expect(clashes).toEqual([]);
    expect(content).toEqual(base);
  });

  it('keeps a block that was deleted by it deleted', () => {
    const fewer = page({ a: words('alt') });
    const mine = page({ a: words('alt zwei') });
    const { content, clashes } = mergeContent(withArrived(base, fewer, fewer), mine, fewer);
    expect(clashes).toEqual([]);
    expect(content).toEqual(mine);
  });

  it.each(Array.from({ length: 100 }, (_none, seed) => seed))('loses nothing of random page %i', (seed) => {
    const base = randomPage(seed);
    const sent = editedPage(base, 'a', seed + 1);
    const mine = editedPage(sent, 'b', seed + 2);
    const { content, clashes } = mergeContent(withArrived(base, sent, sent), mine, sent);
    expect(clashes).toEqual([]);
    expect(content).toEqual(mine);
  });
});
