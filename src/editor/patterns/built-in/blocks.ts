import type { Language } from '@/lib/language';
import { newId } from '../../document/new-id';
import { storedTable } from '../../rich-text/paste/stored-table';
import type { StoredBlock } from '../../document/types';

/* The blocks of which patterns are made, as editors store them. */

const words = (type: string, text: string): StoredBlock => ({
  '@type': 'slate',
  value: [{ type, children: [{ text }] }],
  plaintext: text,
});

const lines = (type: string, entries: readonly string[]): StoredBlock => ({
  '@type': 'slate',
  value: [{ type, children: entries.map((text) => ({ type: 'li', children: [{ text }] })) }],
  plaintext: entries.join(' '),
});

/** Blocks with a layout, in the order in which they are named. */
function laidOut(blocks: readonly StoredBlock[]) {
  const entries = blocks.map((block) => [newId(), block] as const);
  return { blocks: Object.fromEntries(entries), blocks_layout: { items: entries.map(([id]) => id) } };
}

const operation = (name: string) => `plone.app.querystring.operation.${name}`;

export const title = (): StoredBlock => ({ '@type': 'title' });
export const description = (): StoredBlock => ({ '@type': 'description' });
export const leadImage = (): StoredBlock => ({ '@type': 'leadimage' });
export const separator = (): StoredBlock => ({ '@type': 'separator', styles: { align: 'full' } });
export const contents = (): StoredBlock => ({ '@type': 'toc' });
export const text = (line: string): StoredBlock => words('p', line);
export const heading = (line: string): StoredBlock => words('h2', line);
export const callout = (line: string): StoredBlock => words('callout', line);
export const bullets = (entries: readonly string[]): StoredBlock => lines('ul', entries);
export const steps = (entries: readonly string[]): StoredBlock => lines('ol', entries);

/** A place for a picture. */
export const picture = (align: 'center' | 'full' | 'left' = 'center'): StoredBlock => ({
  '@type': 'image',
  align,
  ...(align !== 'full' && { size: align === 'left' ? 'm' : 'l' }),
});

export const quote = ({
  said,
  author,
  role,
}: {
  said: string;
  author: string;
  role: string;
}): StoredBlock => ({
  '@type': 'quote',
  value: [{ type: 'p', children: [{ text: said }] }],
  plaintext: said,
  alignment: 'left',
  author,
  additional_information: role,
});

export const button = (line: string): StoredBlock => ({
  '@type': 'buttonBlock',
  title: line,
  href: [],
  align: 'left',
});

export const columns = (blocks: readonly StoredBlock[]): StoredBlock => ({
  '@type': 'gridBlock',
  ...laidOut(blocks),
});

/** Two columns or three: in each a number and what it counts, or a step and what happens in it. */
export const figures = (entries: readonly (readonly [number: string, words: string])[]): StoredBlock =>
  columns(
    entries.map(([number, line]) => ({
      '@type': 'slate',
      value: [
        { type: 'h3', children: [{ text: number }] },
        { type: 'p', children: [{ text: line }] },
      ],
      plaintext: `${number} ${line}`,
    })),
  );

export const questions = (
  entries: readonly (readonly [question: string, answer: string])[],
): StoredBlock => ({
  '@type': 'accordion',
  collapsed: true,
  non_exclusive: true,
  right_arrows: true,
  title_size: 'h3',
  data: laidOut(
    entries.map(([question, answer]) => ({
      '@type': 'accordionPanel',
      title: question,
      ...laidOut([text(answer)]),
    })),
  ),
});

/** Rows of cells; the first row is the head. */
export const table = (rows: readonly (readonly string[])[]): StoredBlock => ({
  '@type': 'slateTable',
  table: storedTable({
    isHeaded: true,
    rows: rows.map((cells, row) =>
      cells.map((cell) => ({ isHeader: row === 0, value: [{ type: 'p', children: [{ text: cell }] }] })),
    ),
  }),
});

/** The latest content of some types, below the home of a language. */
export const latest = (
  language: Language,
  types: readonly string[],
  { headline, variation, on, limit = 6 }: { headline: string; variation: string; on: string; limit?: number },
): StoredBlock => ({
  '@type': 'listing',
  variation,
  headline,
  headlineTag: 'h2',
  querystring: {
    query: [
      { i: 'portal_type', o: operation('selection.any'), v: types },
      { i: 'path', o: operation('string.absolutePath'), v: `/${language}` },
    ],
    sort_on: on,
    sort_order: on === 'start' ? 'ascending' : 'descending',
    sort_order_boolean: on !== 'start',
    limit: String(limit),
  },
});
