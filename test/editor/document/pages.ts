import { readdirSync, readFileSync } from 'node:fs';
import { isRecord } from '@/lib/text';
import { demoSeed } from '~demo/demo';

export type StoredPage = Record<string, unknown>;

const folders = ['test/real-examples', 'test/recorded/bodies', 'test/mocks/exchange'];

/** Whatever in a body stores blocks with a layout, and lies in nothing that does. */
function pagesIn(value: unknown): StoredPage[] {
  if (Array.isArray(value)) return value.flatMap(pagesIn);
  if (!isRecord(value)) return [];
  return isRecord(value.blocks) && isRecord(value.blocks_layout)
    ? [value]
    : Object.values(value).flatMap(pagesIn);
}

/** Pages as a Plone answered or exported them. */
export function recordedPages(): StoredPage[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => pagesIn(JSON.parse(readFileSync(file, 'utf8'))));
}

export function seededPages(): StoredPage[] {
  return demoSeed(new Date('2026-11-21T10:00:00Z')).items.flatMap(({ path, blocks = [] }) =>
    blocks.length === 0
      ? []
      : [
          {
            '@id': path,
            blocks: Object.fromEntries(blocks.map((block, index) => [`b${index}`, { ...block }])),
            blocks_layout: { items: blocks.map((_block, index) => `b${index}`) },
          },
        ],
  );
}

export const words = (text: string): Record<string, unknown> => ({
  '@type': 'slate',
  plaintext: text,
  value: [{ type: 'p', children: [{ text }] }],
});

/** Blocks `{id: block}` in this order, as a container stores them. */
export const holding = (blocks: Record<string, unknown>): Record<string, unknown> => ({
  blocks,
  blocks_layout: { items: Object.keys(blocks) },
});

const panel = (title: string, blocks: Record<string, unknown>) => ({
  '@type': 'accordionPanel',
  title,
  ...holding(blocks),
});

/** Every stored form of a container, with ids that occur in several, leftovers, and ids that hurt. */
export function crookedPage(): StoredPage {
  return JSON.parse(
    JSON.stringify({
      '@id': '/de/crooked',
      title: 'Crooked',
      data: { blocks: { kept: 1 }, blocks_layout: { items: ['kept'] } },
      blocks: {
        title: { '@type': 'title', fixed: true, required: true },
        grid: {
          '@type': 'gridBlock',
          headline: 'Grid',
          ...holding({ a: words('grid a'), b: words('grid b') }),
        },
        copy: { '@type': 'gridBlock', ...holding({ a: words('copy a'), grid: words('called grid') }) },
        accordion: {
          '@type': 'accordion',
          title_size: 'h3',
          data: {
            note: 'kept',
            ...holding({
              p1: panel('One', {
                a: words('in one'),
                inner: { '@type': 'gridBlock', ...holding({ a: words('deep') }) },
              }),
              p2: {
                ...panel('Two', { a: words('in two') }),
                blocks: { a: words('in two'), lost: words('orphan') },
                blocks_layout: { items: ['a', 'nowhere', 'a', 7], theme: 'kept' },
              },
            }),
          },
        },
        prefixed: {
          '@type': 'twoSides',
          left_blocks: { a: words('left') },
          left_blocks_layout: { items: ['a'] },
          right_blocks: {},
          right_blocks_layout: { items: [] },
        },
        columns: { '@type': 'teaserGrid', columns: [{ id: 'a', '@type': 'teaser', title: 'Column' }] },
        halfContainer: { '@type': 'unknown', blocks: { a: words('no layout') } },
        notLaidOut: words('orphan of the page'),
        'a~2': words('an id like a made one'),
        notABlock: 'just words',
        constructor: words('constructor'),
        text: words('last'),
      },
      blocks_layout: {
        items: [
          'title',
          'grid',
          'copy',
          'gone',
          'accordion',
          'prefixed',
          'columns',
          'halfContainer',
          'a~2',
          'notABlock',
          'constructor',
          '__proto__',
          'text',
          'text',
        ],
      },
      side_blocks: { a: words('beside the page') },
      side_blocks_layout: { items: ['a'] },
    }),
  ) as StoredPage;
}
