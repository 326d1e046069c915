import { expect, test } from 'vitest';
import { mergeContent, settleClashes } from '@/editor/document/merge/merge-content';
import type { Clash, Merged, Side } from '@/editor/document/merge/types';
import { deepEqual } from '@/lib/deep-equal';
import { editedPage, holdersIn, leavesIn, randomPage, type Json } from './random-page';

const runs = Number(process.env.PORTAL_MERGES ?? 300);

interface Known {
  block: Json;
  own: Json;
  owner: string;
  /** The ids of the blocks round it, itself included. */
  path: string[];
}

const contained = ['blocks', 'blocks_layout', 'data'];
const without = (block: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(block).filter(([name]) => !names.includes(name)));

function blocksOf(page: Json): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const { owner, blocks, layout } of holdersIn(page))
    for (const id of layout.items) {
      const block = blocks[id];
      if (!block || known.has(id)) throw new Error(`${id} is laid out and not stored, or twice.`);
      const path = [...(known.get(owner)?.path ?? []), id];
      known.set(id, { block, own: without(block, contained), owner, path });
    }
  return known;
}

const textIn = (node: unknown): string =>
  leavesIn(node)
    .map(({ text }) => text)
    .join(' ');

/** The words of a text, or of a list of words. */
function wordsOf(value: unknown): Set<string> {
  const nodes: unknown[] = Array.isArray(value) ? value : [];
  return new Set(nodes.flatMap((node) => (typeof node === 'string' ? node : textIn(node).split(' '))));
}

function expectWords(before: Set<string>, here: Set<string>, after: Set<string>, where: string): void {
  const missing = [...here].filter((word) => !before.has(word) && !after.has(word));
  const extra = [...before].filter((word) => !here.has(word) && after.has(word));
  if (missing.length + extra.length > 0) expect({ missing, extra }, where).toEqual({});
}

const isAbout = (clash: Clash, id: string, part?: string) => clash.block?.id === id && clash.part === part;

/** What one side alone changed is there, and what both changed is equal or asked about. */
function expectKept(base: Json, side: Json, other: Json, merged: Merged): void {
  const { content, clashes } = merged;
  const [before, here, there, after] = [base, side, other, content].map(blocksOf);
  if (!before || !here || !there || !after) return;
  const asks = (id: string, part?: string) => clashes.some((clash) => isAbout(clash, id, part));
  for (const name of ['title', 'description']) {
    if (deepEqual(side[name], base[name])) continue;
    if (deepEqual(other[name], base[name])) expect(content[name]).toEqual(side[name]);
    else if (!deepEqual(other[name], side[name]))
      expect(
        clashes.some(({ field }) => field === name),
        `${name} is asked about`,
      ).toBe(true);
  }
  if (!clashes.some(({ field }) => field === 'subjects'))
    expectWords(wordsOf(base.subjects), wordsOf(side.subjects), wordsOf(content.subjects), 'subjects');
  for (const [id, known] of here) {
    const [old, foreign, now] = [before.get(id), there.get(id), after.get(id)];
    const round = [...known.path, ...(foreign?.path ?? []), ...(old?.path ?? [])];
    const isAsked = round.some((each) => asks(each));
    if (!old) expect(now !== undefined || isAsked, `${id}, which is new, is kept`).toBe(true);
    if (old && !foreign && !isAsked) {
      expect(now, `${id} is deleted`).toBeUndefined();
      expect(known.own, `${id} was deleted and not changed`).toEqual(old.own);
      expect(known.owner).toBe(old.owner);
    }
    if (!now || !foreign || !old) continue;
    for (const name of new Set([...Object.keys(known.own), ...Object.keys(old.own)])) {
      if (['value', 'plaintext'].includes(name) || deepEqual(known.own[name], old.own[name])) continue;
      if (deepEqual(foreign.own[name], old.own[name]))
        expect(now.own[name], `${id}: ${name}`).toEqual(known.own[name]);
      else if (!deepEqual(foreign.own[name], known.own[name])) expect(asks(id), `${id}: ${name}`).toBe(true);
    }
    if (!asks(id)) expectWords(wordsOf(old.own.value), wordsOf(known.own.value), wordsOf(now.own.value), id);
    if (
      known.owner !== old.owner &&
      foreign.owner === old.owner &&
      after.has(known.owner) &&
      !clashes.some(({ part }) => part === 'place')
    )
      expect(now.owner, `${id} is moved`).toBe(known.owner);
    if (known.owner !== old.owner && foreign.owner !== old.owner && known.owner !== foreign.owner)
      expect(asks(id, 'place'), `${id} is moved twice`).toBe(true);
  }
  expectOrder(base, side, merged);
}

/** Of each two that one side put the other way round, so they stand, but where that is asked about. */
function expectOrder(base: Json, side: Json, { content, clashes }: Merged): void {
  const lists = (page: Json) => new Map(holdersIn(page).map(({ owner, layout }) => [owner, layout.items]));
  const [before, here, after] = [lists(base), lists(side), lists(content)];
  for (const [owner, items] of here)
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1)) {
        const [old, now] = [before.get(owner) ?? [], after.get(owner) ?? []];
        if (![one, other].every((id) => old.includes(id) && now.includes(id))) continue;
        const isAsked = clashes.some(({ part }) => part === 'order');
        const isLost = old.indexOf(one) > old.indexOf(other) && now.indexOf(one) > now.indexOf(other);
        if (isLost && !isAsked)
          expect(now.indexOf(one), `${one} before ${other}`).toBeLessThan(now.indexOf(other));
      }
    });
}

class Always extends Map<string, Side> {
  constructor(readonly side: Side) {
    super();
  }
  override get = (): Side => this.side;
}

const same = (one: unknown, other: unknown) =>
  expect(JSON.stringify(sorted(one))).toBe(JSON.stringify(sorted(other)));
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, each]) => [name, sorted(each)]),
        )
      : value;

test(
  `what only one of two people changed is never lost, and what both changed is equal or asked about`,
  () => {
    let [clashing, silent] = [0, 0];
    for (let run = 1; run <= runs; run++) {
      const base = randomPage(run);
      const [mine, theirs] = [editedPage(base, 'm', run * 3 + 1), editedPage(base, 't', run * 7 + 2)];
      try {
        const merged = mergeContent(base, mine, theirs);
        if (merged.clashes.length > 0) clashing++;
        else silent++;
        expectKept(base, mine, theirs, merged);
        expectKept(base, theirs, mine, mergeContent(base, theirs, mine));
        for (const [one, other] of [
          [mine, base],
          [base, mine],
          [mine, mine],
        ] as const) {
          const alone = mergeContent(base, one, other);
          same(alone.content, mine);
          expect(alone.clashes).toEqual([]);
        }
        const turned = mergeContent(base, theirs, mine);
        expect(new Set(turned.clashes.map(({ id }) => id))).toEqual(
          new Set(merged.clashes.map(({ id }) => id)),
        );
        same(settleClashes(turned, new Always('theirs')), merged.content);
        same(settleClashes(merged, new Map()), merged.content);
        blocksOf(settleClashes(merged, new Always('theirs')));
      } catch (error) {
        throw new Error(`Run ${run}`, { cause: error });
      }
    }
    expect(clashing).toBeGreaterThan(runs / 10);
    expect(silent).toBeGreaterThan(runs / 10);
  },
  runs * 2_000,
);
