// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockChecks } from '@/blocks/definition';
import { blockNamed, loadAllBlocks } from '@/blocks/registry';
import { createPageChecker } from '@/editor/checks/page-checker';
import { createTargets } from '@/editor/checks/targets';
import { changeBlock } from '@/editor/document/commands/change-block';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { createPageDocument } from '@/editor/document/page-document';

const text = (words: string, type = 'p') => ({
  '@type': 'slate',
  plaintext: words,
  value: [{ type, children: [{ text: words }] }],
});

const pageFacts = () => ({ fields: new Set<string>(), isFilled: () => true, missing: [], outdated: [] });

async function check(blocks: Readonly<Record<string, object>>) {
  await loadAllBlocks();
  const document = createPageDocument({
    title: 'Seite',
    blocks,
    blocks_layout: { items: Object.keys(blocks) },
  });
  const targets = createTargets({ find: async () => new Map(), look: async () => undefined });
  const checker = createPageChecker({ document, find: blockNamed, targets, pageFacts });
  const end = checker.start();
  await vi.waitFor(() => expect(checker.findings()).toBeDefined(), 20_000);
  const kinds = () => checker.findings()?.map(({ kind }) => kind);
  const keyOf = (id: string) => [...document.state.blocks.values()].find((node) => node.id === id)?.key ?? '';
  return { document, checker, kinds, end, keyOf };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('every finding of a block is told in the order of the page', async () => {
  const { kinds } = await check({
    title: { '@type': 'title' },
    level: text('Zu tief', 'h4'),
    picture: { '@type': 'image', url: '/de/bild', alt: '' },
    named: { '@type': 'image', url: '/de/bild', alt: 'DSC_0042.jpg' },
    nothing: { '@type': 'image' },
    heading: { '@type': 'heading', heading: ' ', tag: 'h2' },
    button: { '@type': '__button', title: 'Los' },
    html: { '@type': 'html', html: '<p style="color:#fff;background:#fab45a">x</p>' },
    empty: text(''),
  });
  expect(kinds()).toEqual([
    'levelSkipped',
    'altMissing',
    'altFileName',
    'blockEmpty',
    'headingEmpty',
    ...(blockNamed('__button') ? (['linkEmpty'] as const) : []),
    'contrastLow',
    'textEmpty',
  ]);
});

test('a text without words is told once, whatever links stand in it', async () => {
  const linked = (words: string, url: string) => ({
    '@type': 'slate',
    value: [
      {
        type: 'p',
        children: [{ text: '' }, { type: 'link', data: { url }, children: [{ text: words }] }, { text: '' }],
      },
    ],
  });
  const { checker, keyOf } = await check({
    empty: linked(' ', ''),
    aimed: linked('', '/de/ziel'),
    written: linked('Messprotokoll', ''),
  });
  const kindsOf = (id: string) => checker.findingsOf(keyOf(id)).map(({ kind }) => kind);
  expect(['empty', 'aimed', 'written'].map(kindsOf)).toEqual([['textEmpty'], ['textEmpty'], ['linkEmpty']]);
});

test('each is mended by one step, which can be undone', async () => {
  const { document, checker, kinds, keyOf } = await check({
    title: { '@type': 'title' },
    level: text('Zu tief', 'h4'),
    picture: { '@type': 'image', url: '/de/bild', alt: '' },
    other: { '@type': 'image', url: '/de/bild', alt: '' },
    nothing: { '@type': 'image' },
  });
  const before = JSON.stringify(document.toContent());
  const mend = (kind: string, given = {}) => {
    const finding = checker.findings()?.find((each) => each.kind === kind);
    return finding !== undefined && checker.mend(finding, given);
  };
  expect(mend('levelSkipped')).toBe(true);
  expect(document.state.blocks.get(keyOf('level'))?.data['value']).toEqual([
    { type: 'h2', children: [{ text: 'Zu tief' }] },
  ]);
  expect(mend('altMissing', { words: 'Ein Wehr' })).toBe(true);
  expect(document.state.blocks.get(keyOf('picture'))?.data['alt']).toBe('Ein Wehr');
  expect(mend('altMissing')).toBe(true);
  expect(document.state.blocks.get(keyOf('other'))?.data).toMatchObject({ alt: '', decorative: true });
  expect(mend('blockEmpty')).toBe(true);
  expect(kinds()).toEqual([]);
  for (let step = 0; step < 4; step++) document.undo();
  expect(JSON.stringify(document.toContent())).toBe(before);
  expect(document.canUndo()).toBe(false);
});

test('what is mended, undone and mended again is selected by the checks', async () => {
  const picture = { '@type': 'image', url: '/de/bild', alt: 'Ein Wehr' };
  const { document, checker, keyOf } = await check({
    one: picture,
    nothing: { '@type': 'image' },
    other: picture,
    last: picture,
  });
  const selected = () => document.state.selection.blocks[0] ?? '';
  document.run((state) => selectBlocks(state, [keyOf('last')]));
  expect(checker.hasLedTo(selected())).toBe(false);
  for (const finding of checker.findings() ?? []) checker.mend(finding);
  const next = selected();
  expect([next !== keyOf('last'), checker.hasLedTo(next)]).toEqual([true, true]);
  document.undo();
  expect([selected(), checker.hasLedTo(keyOf('last'))]).toEqual([keyOf('last'), true]);
  document.redo();
  expect([selected(), checker.hasLedTo(next)]).toEqual([next, true]);
});

test('a key asks nothing of the page; a pause looks at the blocks that have changed alone', async () => {
  const looked: string[] = [];
  const { document, checker, keyOf, kinds } = await check({
    one: text('Eins'),
    two: text('Zwei'),
    three: text('Drei'),
  });
  const editor = await blockNamed('slate')?.editor?.();
  const checks = editor?.checks as BlockChecks<{ plaintext: string }>;
  const { isEmpty } = checks;
  checks.isEmpty = (data) => {
    looked.push(data.plaintext);
    return isEmpty?.(data) ?? false;
  };
  try {
    for (const words of ['Zwe', 'Zw', ''])
      document.run((state) => changeBlock(state, keyOf('two'), text(words)));
    expect(looked).toEqual([]);
    await vi.waitFor(() => expect(kinds()).toEqual(['textEmpty']), 5000);
    expect(looked).toEqual(['']);
  } finally {
    checks.isEmpty = isEmpty ?? (() => false);
    expect(checker.findingsOf(keyOf('two'))).toHaveLength(1);
  }
});

test('blocks that are made of entries say which of them lack something', async () => {
  const cell = (words: string, type: string) => ({
    type,
    value: [{ type: 'p', children: [{ text: words }] }],
  });
  const table = (type: string, words: string) => ({
    '@type': 'slateTable',
    table: { hideHeaders: true, rows: [{ cells: [cell(words, type), cell(words, 'data')] }] },
  });
  const there = { href: [{ '@id': 'https://example.org/' }] };
  const { checker, keyOf } = await check({
    slides: { '@type': 'slider', slides: [there] },
    aimless: { '@type': 'slider', slides: [there, { title: 'Wohin?' }] },
    none: { '@type': 'slider', slides: [] },
    cards: { '@type': 'carousel', columns: [{ href: [] }] },
    tabs: { '@type': 'teaserTab', columns: [] },
    map: { '@type': 'maps', url: '' },
    named: table('header', 'Länge'),
    headless: table('data', 'Länge'),
    blank: table('data', ' '),
    panels: {
      '@type': 'accordion',
      data: {
        blocks: { p: { '@type': 'accordionPanel', title: '', ...panelOf(text('Inhalt')) } },
        blocks_layout: { items: ['p'] },
      },
    },
  });
  const kindsOf = (id: string) => checker.findingsOf(keyOf(id)).map(({ kind }) => kind);
  expect(Object.fromEntries(found.map((id) => [id, kindsOf(id)]))).toEqual({
    slides: [],
    aimless: ['linkEmpty'],
    none: ['blockEmpty'],
    cards: ['linkEmpty'],
    tabs: ['blockEmpty'],
    map: ['blockEmpty'],
    named: [],
    headless: ['headMissing'],
    blank: ['textEmpty'],
    p: ['headingEmpty'],
  });
});

const panelOf = (block: object) => ({ blocks: { inner: block }, blocks_layout: { items: ['inner'] } });
const found = ['slides', 'aimless', 'none', 'cards', 'tabs', 'map', 'named', 'headless', 'blank', 'p'];
