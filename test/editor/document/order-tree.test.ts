import { expect, it } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import type { OrderEntry } from '@/editor/document/order-tree';
import { createPageDocument } from '@/editor/document/page-document';
import { wordsOf } from '@/editor/document/words-of';
import { crookedPage } from './pages';

const drawn = (entries: readonly OrderEntry[]): string[] =>
  entries.flatMap(({ key, depth, children }) => [`${'  '.repeat(depth)}${key}`, ...drawn(children)]);

it('the order tells all blocks that are laid out, each by a name of its own', () => {
  const document = createPageDocument(crookedPage());
  expect(drawn(document.order())).toEqual([
    'title',
    'grid',
    '  a',
    '  b',
    'copy',
    '  a~2',
    '  grid~2',
    'accordion',
    '  p1',
    '    a~3',
    '    inner',
    '      a~4',
    '  p2',
    '    a~5',
    'prefixed',
    '  a~6',
    'columns',
    'halfContainer',
    'a~2~2',
    'constructor',
    'text',
    'a~7',
  ]);
});

it('the order is made again when blocks move, and not while people type', () => {
  const document = createPageDocument(crookedPage());
  const order = document.order();
  document.run((state) => changeBlock(state, 'text', { plaintext: 'x' }));
  expect(document.order()).toBe(order);
  document.run((state) => moveBlocks(state, ['text'], { before: 'title' }));
  expect(document.order()[0]?.key).toBe('text');
});

it.each([
  [{ '@type': 'teaser', title: ' A title ', plaintext: 'text' }, 'A title'],
  [{ '@type': 'gridBlock', headline: 'A headline' }, 'A headline'],
  [{ '@type': 'slate', plaintext: 'plain' }, 'plain'],
  [
    { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'from ' }, { text: 'nodes' }] }] },
    'from nodes',
  ],
  [{ '@type': 'slate', plaintext: 'x'.repeat(80) }, `${'x'.repeat(59)}…`],
  [{ '@type': 'slate', title: { hostile: true }, value: 'no list' }, ''],
  [{}, ''],
])('people know a block again by its words: %j', (data, words) => {
  expect(wordsOf({ data })).toBe(words);
});
