// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { createPageDocument } from '@/editor/document/page-document';
import { beginBlock, confirmBlocks, missBlock, omitBlock, takeBlock } from '@/editor/translation/commands';
import { contentFrom } from '@/editor/translation/first-content';
import { recordOf } from '@/editor/translation/data';
import { pairsOf, type Pair } from '@/editor/translation/pairs';
import { documentSide, storedSide } from '@/editor/translation/side';
import { isTranslationOf, summaryOf } from '@/editor/translation/state';
import { startApi } from '~test/support/api';
import { holding, words } from '../document/pages';
import { countingIds } from '../document/support';

startApi();

const properties = { title: {}, description: {}, blocks: {}, blocks_layout: {} };

/** A German page of a title, a line and texts. */
const german = (...texts: string[]) => ({
  title: 'Titel',
  description: 'Kurz',
  created: '2026-01-01T00:00:00',
  ...holding({
    title: { '@type': 'title' },
    line: { '@type': 'separator' },
    ...Object.fromEntries(texts.map((text, at) => [`t${at}`, words(text)])),
  }),
});

function open(content: Record<string, unknown>) {
  const isSingle = (type: string) => type === 'title';
  return createPageDocument(content, { newId: countingIds(), isSingle, clock: () => 0 });
}

/** The translation of a page as one begins it, with the ways to compare the two. */
function begin(source: Record<string, unknown>) {
  const document = open({ ...contentFrom(source, properties, countingIds()), title: 'Title' });
  let present = source;
  const side = () => storedSide(present);
  const pairs = () => pairsOf(side(), documentSide(document.state));
  return {
    document,
    side,
    pairs,
    states: () => pairs().map(({ state }) => state),
    replaceSource: (next: Record<string, unknown>) => (present = next),
    translate: (at: number, text: string) => {
      const key = pairs()[at]?.own?.key ?? '';
      document.run((state) => {
        const block = state.blocks.get(key);
        return (
          block && {
            ...noChange(state),
            blocks: new Map([[key, { ...block, data: { ...block.data, ...words(text) } }]]),
          }
        );
      });
    },
    pair: (at: number): Pair => {
      const pair = pairs()[at];
      if (!pair) throw new Error('There is no such pair.');
      return pair;
    },
  };
}

const noChange = (state: ReturnType<typeof open>['state']) => ({
  blocks: new Map(),
  containers: new Map(),
  fields: new Map(),
  selection: state.selection,
});

test('a translation begins with the blocks of its source, under ids of their own, and what the page is not called', () => {
  const source = german('Eins', 'Zwei');
  const first = contentFrom(
    { ...source, subjects: ['Energie'], image: { download: '/x' } },
    { ...properties, subjects: {}, image: {} },
    countingIds(),
  );
  expect(first).toMatchObject({ description: 'Kurz', subjects: ['Energie'] });
  expect(Object.keys(first)).not.toContain('title');
  expect(Object.keys(first)).not.toContain('image');
  const side = storedSide(first);
  expect(side.blocks.map(({ block }) => block['@type'])).toEqual(['title', 'separator', 'slate', 'slate']);
  expect(side.blocks.map(({ id }) => id)).not.toContain('t0');
  expect(side.blocks.map(({ block }) => recordOf(block)?.source)).toEqual(['title', 'line', 't0', 't1']);
});

test('a copy is open until it is another or confirmed, and so is one that is emptied; what has no words never was', () => {
  const { states, translate, document, pairs, pair } = begin(german('Eins', 'Zwei', 'Drei'));
  expect(states()).toEqual(['current', 'current', 'open', 'open', 'open']);
  translate(2, 'One');
  expect(document.run((state) => confirmBlocks(state, [pair(3)]))).toBe(true);
  translate(4, '');
  expect(states()).toEqual(['current', 'current', 'current', 'current', 'open']);
  expect(summaryOf(pairs())).toEqual({
    state: 'outdated',
    counts: { missing: 0, omitted: 0, open: 1, outdated: 0, current: 4 },
  });
  translate(4, 'Three');
  expect(summaryOf(pairs()).state).toBe('current');
  expect(document.run((state) => confirmBlocks(state, [pair(3)]))).toBe(false);
});

test('a block that holds others is open as long as one of them is a copy, at any depth, or until it is confirmed', () => {
  const source = () => ({
    title: 'Titel',
    ...holding({
      grid: {
        '@type': 'gridBlock',
        headline: 'Über uns',
        ...holding({ a: words('Eins'), b: words('Zwei') }),
      },
      accordion: {
        '@type': 'accordion',
        data: holding({
          panel: { '@type': 'accordionPanel', title: '2026', ...holding({ c: words('Drei') }) },
        }),
      },
      foreign: { '@type': 'columnsFromElsewhere', ...holding({ d: words('Vier'), e: words('2026') }) },
    }),
  });
  const { states, document, pairs, pair } = begin(source());
  const { state } = document;
  const keyOf = (text: string) =>
    [...state.blocks.keys()].find((key) => state.blocks.get(key)?.data.plaintext === text) ?? '';
  const write = (key: string, data: Record<string, unknown>) =>
    document.run((now) => changeBlock(now, key, data));
  const open = () => pairs().map(({ copies }) => copies.length);
  expect([states(), open()]).toEqual([
    ['open', 'open', 'open'],
    [3, 1, 1],
  ]);
  write(keyOf('Eins'), words('One'));
  write(keyOf('Vier'), words('Four'));
  expect([states(), open()]).toEqual([
    ['open', 'open', 'current'],
    [2, 1, 0],
  ]);
  write(keyOf('Zwei'), words('Two'));
  write(keyOf('Drei'), words('Three'));
  expect(states()).toEqual(['open', 'current', 'current']);
  write(pair(0).own?.key ?? '', { headline: 'About us' });
  expect(states()).toEqual(['current', 'current', 'current']);
  document.undo();
  expect(states()).toEqual(['open', 'current', 'current']);
  document.run((now) => confirmBlocks(now, [pair(0)]));
  expect(states()).toEqual(['current', 'current', 'current']);
});

test('what the source changes, adds and takes away afterwards is seen, and its order does not matter', () => {
  const { states, translate, replaceSource, pairs } = begin(german('Eins', 'Zwei'));
  translate(2, 'One');
  translate(3, 'Two');
  const source = german('Eins geändert', 'Zwei', 'Drei');
  replaceSource({ ...source, blocks_layout: { items: ['t1', 'title', 't0', 't2'] } });
  expect(states()).toEqual(['current', 'current', 'outdated', 'missing']);
  expect(summaryOf(pairs()).state).toBe('outdated');
});

test('a block of the source is taken in one step, in its place or where it is missing', () => {
  const { states, translate, replaceSource, document, pairs, pair, side } = begin(german('Eins', 'Zwei'));
  translate(2, 'One');
  const before = JSON.stringify(document.toContent());
  replaceSource(german('Eins neu', 'Zwei', 'Drei'));
  document.run((state) => takeBlock(state, pairs(), pair(2), side()));
  expect(states()).toEqual(['current', 'current', 'open', 'open', 'missing']);
  document.undo();
  expect(JSON.stringify(document.toContent())).toBe(before);
  document.run((state) => takeBlock(state, pairs(), pair(4), side()));
  expect(states().at(-1)).toBe('open');
  expect(documentSide(document.state).blocks.at(-1)?.block).toMatchObject(words('Drei'));
});

test('a block that is left out on purpose is missing no more, whatever becomes of the title, until it is missed again', () => {
  const { states, translate, replaceSource, document, pairs, pair, side } = begin(german('Eins'));
  translate(2, 'One');
  replaceSource(german('Eins', 'Zwei', 'Drei'));
  expect(states()).toEqual(['current', 'current', 'current', 'missing', 'missing']);
  for (const at of [3, 4]) document.run((state) => omitBlock(state, pairs(), pair(at), side()));
  expect(states().slice(3)).toEqual(['omitted', 'omitted']);
  expect(summaryOf(pairs()).state).toBe('current');
  document.run((state) => takeBlock(state, pairs(), pair(0), side()));
  document.run((state) => confirmBlocks(state, [pair(0)]));
  expect(states()).toEqual(['current', 'current', 'current', 'omitted', 'omitted']);
  // What is stored says the same.
  const stored = pairsOf(side(), storedSide(document.toContent()));
  expect(stored.map(({ state }) => state)).toEqual(states());
  document.run((state) => missBlock(state, pairs(), pair(3)));
  expect(states().slice(3)).toEqual(['missing', 'omitted']);
  document.undo();
  expect(states().slice(3)).toEqual(['omitted', 'omitted']);
});

test('the title is taken with its block, as one step', () => {
  const { document, pairs, pair, side } = begin(german('Eins'));
  document.run((state) => takeBlock(state, pairs(), pair(0), side()));
  expect(document.state.fields.get('title')).toBe('Titel');
  document.undo();
  expect(document.state.fields.get('title')).toBe('Title');
});

test('a missing text can begin empty, and is open until it says something', () => {
  const { states, translate, replaceSource, document, pairs, pair, side } = begin(german('Eins'));
  const heading = { ...words('Kopf'), value: [{ type: 'h2', children: [{ text: 'Kopf' }] }] };
  replaceSource({
    ...german(),
    ...holding({ title: { '@type': 'title' }, head: heading, t0: words('Eins') }),
  });
  document.run((state) => beginBlock(state, pairs(), pair(1), side()));
  expect(documentSide(document.state).blocks[1]?.block).toMatchObject({
    value: [{ type: 'h2', children: [{ text: '' }] }],
  });
  expect(states()[1]).toBe('open');
  translate(1, 'Head');
  expect(states()[1]).toBe('current');
});

describe('pages that other editors have written', () => {
  const source = german('Eins', 'Zwei');
  const english = {
    title: 'Title',
    created: '2026-02-01T00:00:00',
    ...holding({ a: { '@type': 'title' }, b: words('One'), c: words('Two'), d: words('Three') }),
  };

  test('are paired by place and type, and unknown until somebody confirms', () => {
    const document = open(english);
    const pairs = () => pairsOf(storedSide(source), documentSide(document.state));
    expect(pairs().map(({ own, state }) => [own?.id, state])).toEqual([
      ['a', 'open'],
      [undefined, 'missing'],
      ['b', 'open'],
      ['c', 'open'],
    ]);
    expect(summaryOf(pairs()).state).toBe('unknown');
    document.run((state) => confirmBlocks(state, pairs()));
    expect(pairs().map(({ state }) => state)).toEqual(['current', 'missing', 'current', 'current']);
    expect(summaryOf(pairs()).state).toBe('outdated');
    document.undo();
    expect(summaryOf(pairs()).state).toBe('unknown');
  });

  test('the later one is the translation, unless blocks say otherwise', () => {
    const sides = [storedSide(source), storedSide(english)] as const;
    expect(isTranslationOf(sides[1], sides[0])).toBe(true);
    expect(isTranslationOf(sides[0], sides[1])).toBe(false);
    const back = {
      ...source,
      ...holding({ t0: { ...words('Eins'), translationOf: { source: 'b', hash: 'x' } } }),
    };
    expect(isTranslationOf(storedSide(back), sides[1])).toBe(true);
  });
});

test.each([
  [{ source: { id: 'a' }, hash: 'x' }],
  [{ source: 'a'.repeat(1000), hash: 'x' }],
  [{ source: 'a' }],
  ['words'],
  [[]],
  [null],
])('a record that makes no sense is none: %j', (stored) => {
  expect(recordOf({ '@type': 'slate', translationOf: stored })).toBe(undefined);
});

test('two blocks that name the same source are one translation and a block of its own', () => {
  const record = { translationOf: { source: 't0', hash: 'x' } };
  const own = holding({ a: { ...words('One'), ...record }, b: { ...words('More'), ...record } });
  const pairs = pairsOf(storedSide(german('Eins')), storedSide(own));
  expect(pairs.at(-1)?.own?.id).toBe('a');
});
