import { expect, test } from 'vitest';
import { copyBlocks, readClipboard } from '@/editor/document/clipboard';
import { changeBlock } from '@/editor/document/commands/change-block';
import { changeField } from '@/editor/document/commands/change-field';
import { changeType } from '@/editor/document/commands/change-type';
import { duplicateBlocks } from '@/editor/document/commands/duplicate-blocks';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { joinBlocks } from '@/editor/document/commands/join-blocks';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { removeBlocks } from '@/editor/document/commands/remove-blocks';
import { replaceRange } from '@/editor/document/commands/replace-range';
import { selectBlocks, selectUpTo, toggleBlock } from '@/editor/document/commands/select-blocks';
import { splitBlock } from '@/editor/document/commands/split-block';
import { placedIn, readingOrder } from '@/editor/document/layout';
import { leftoversOf } from '@/editor/document/leftovers';
import { createPageDocument, type PageDocument } from '@/editor/document/page-document';
import type { Target } from '@/editor/document/insertion-points';
import { crookedPage, holding, recordedPages, seededPages, words, type StoredPage } from './pages';

const steps = 400;

/** Numbers below 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function act(document: PageDocument, random: () => number): boolean {
  const { state } = document;
  const keys = [...readingOrder(state)];
  const one = <Entry>(entries: readonly Entry[]) => entries[Math.floor(random() * entries.length)];
  const key = one(keys) ?? '';
  const some = keys.filter(() => random() < 3 / Math.max(3, keys.length));
  const at = Math.floor(random() * 4);
  const targets: Target[] = [{ before: key }, { after: key }];
  const container = one([...state.containers.keys()]);
  if (container !== undefined) targets.push({ into: container }, { into: container, at });
  const target = one(targets) ?? { after: key };
  const grid = { '@type': 'gridBlock', ...holding({ a: words('new a'), b: words('new b') }) };
  const parent = state.containers.get(state.blocks.get(key)?.parent ?? '');
  const siblings = parent ? placedIn(parent) : [];
  const before = siblings[siblings.indexOf(key) - 1] ?? '';
  const actions = [
    () => document.run((now) => insertBlocks(now, { blocks: [one([words('new'), grid]) ?? grid], target })),
    () => document.run((now) => moveBlocks(now, some, target)),
    () => document.run((now) => moveBlocks(now, [key], target)),
    () => document.run((now) => removeBlocks(now, [key])),
    () => keys.length > 60 && document.run((now) => removeBlocks(now, some)),
    () => keys.length < 60 && document.run((now) => duplicateBlocks(now, some)),
    () => {
      const blocks = readClipboard(copyBlocks(state, [key])) ?? [];
      return document.run((now) => insertBlocks(now, { blocks, target }));
    },
    () => document.run((now) => changeBlock(now, key, { plaintext: `${random()}` }), key),
    () => document.run((now) => changeBlock(now, key, holding({ x: words('x') }))),
    () => document.run((now) => changeType(now, key, one([words('changed'), grid]) ?? grid)),
    () => document.run((now) => changeField(now, 'title', `${random()}`)),
    () => document.run((now) => splitBlock(now, key, { kept: words('a'), following: words('b') })),
    () => document.run((now) => joinBlocks(now, { into: before, from: key, joined: words('ab') })),
    () => {
      const change = { first: before, last: key, rests: [words('a'), words('b')] as const };
      return document.run((now) => replaceRange(now, change));
    },
    () => {
      const first = siblings[Math.max(0, siblings.indexOf(key) - 2)] ?? key;
      const joined = { fields: words('joined'), caret: 1 };
      return document.run((now) =>
        replaceRange(now, { first, last: key, rests: [words('a'), words('b')], joined }),
      );
    },
    () => document.run((now) => selectBlocks(now, some)),
    () => document.run((now) => toggleBlock(now, key)),
    () => document.run((now) => selectUpTo(now, key)),
    () => document.undo(),
    () => document.redo(),
  ];
  return (one(actions) ?? document.undo)();
}

/** What must hold after whatever was done. */
function expectSound(document: PageDocument, leftovers: ReadonlySet<string>): void {
  const { blocks, containers, selection } = document.state;
  const placed = [...containers.values()].flatMap((container) => {
    const keys = placedIn(container);
    const ids = keys.map((key) => blocks.get(key)?.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const key of keys) expect(blocks.get(key)?.parent).toBe(container.key);
    return keys;
  });
  expect(placed.length).toBe(blocks.size);
  expect(new Set(placed)).toEqual(new Set(blocks.keys()));
  for (const key of selection.blocks) expect(blocks.has(key)).toBe(true);
  const reached = [...readingOrder(document.state)];
  expect(reached.length).toBe(blocks.size);
  for (const { orphans, gaps } of leftoversOf(document.state))
    for (const left of [...orphans, ...gaps]) expect(leftovers.has(String(left))).toBe(true);
}

const withGrid = (page: StoredPage) => JSON.stringify(page).includes('gridBlock');
const pages = [
  crookedPage(),
  ...recordedPages().filter(withGrid).slice(0, 3),
  ...seededPages().filter(withGrid).slice(0, 3),
  { ...holding({ only: words('only') }) },
];

test.each(pages.map((page, index) => ({ page, index })))(
  'whatever is done to page $index in whatever order, its layouts hold and all of it can be undone and done again',
  ({ page, index }) => {
    const random = seeded(index + 1);
    const start = JSON.stringify(page);
    const document = createPageDocument(JSON.parse(start) as StoredPage, { steps: steps + 1 });
    const leftovers = new Set(
      leftoversOf(document.state).flatMap(({ orphans, gaps }) => [...orphans, ...gaps].map(String)),
    );
    let done = 0;
    for (let step = 0; step < steps; step++) {
      if (act(document, random)) done++;
      expectSound(document, leftovers);
    }
    expect(done).toBeGreaterThan(steps / 3);
    while (document.redo()) expectSound(document, leftovers);
    const end = document.toContent();
    const endSelection = document.state.selection;
    while (document.undo()) expectSound(document, leftovers);
    expect(document.toContent()).toEqual(JSON.parse(start));
    while (document.redo()) expectSound(document, leftovers);
    expect(document.toContent()).toEqual(end);
    expect(JSON.stringify(createPageDocument(end).toContent())).toBe(JSON.stringify(end));
    expect(endSelection.blocks.every((key) => document.state.blocks.has(key))).toBe(true);
  },
);
