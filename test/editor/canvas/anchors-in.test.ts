// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { outlineOf } from '@/blocks/page/outline';
import { blockNamed } from '@/blocks/registry';
import { createPageDocument } from '@/editor/document/page-document';
import { anchorsIn } from '@/editor/canvas/anchors-in';
import '~test/support/all-blocks';

const heading = (text: string, type = 'h2') => ({
  '@type': 'slate',
  value: [{ type, children: [{ text }] }],
});
const layoutOf = (blocks: Readonly<Record<string, unknown>>) => ({
  blocks,
  blocks_layout: { items: Object.keys(blocks) },
});

const content = layoutOf({
  title: { '@type': 'title' },
  a: heading('Kontakt'),
  p: heading('Kein Titel', 'p'),
  grid: { '@type': 'gridBlock', ...layoutOf({ a: heading('Kontakt', 'h3'), signs: heading('???') }) },
  b: { '@type': 'heading', heading: 'Über uns', tag: 'h2' },
});

test('The anchors of a page are its headings, by the ids that they have for visitors', () => {
  const anchors = anchorsIn(createPageDocument(content), blockNamed);
  expect(anchors).toEqual([
    { id: 'kontakt', title: 'Kontakt' },
    { id: 'uber-uns', title: 'Über uns' },
  ]);
  const forVisitors = [...outlineOf(content, blockNamed).entries.values()].flatMap((entry) => entry.anchors);
  expect(forVisitors.filter((id) => id !== '')).toEqual(expect.arrayContaining(anchors.map(({ id }) => id)));
});
