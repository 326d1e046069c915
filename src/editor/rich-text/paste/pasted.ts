import { textOfValue } from '../value/lines';
import type { EditedElement, EditedValue } from '../value/nodes';

/** What of pasted content a page does not take, each told by its name. */
export const losses = [
  'pictures',
  'media',
  'forms',
  'drawings',
  'comments',
  'revisions',
  'contents',
  'links',
  'merged',
  'tables',
  'rows',
  'form',
] as const;
export type Loss = (typeof losses)[number];
export type Losses = Readonly<Partial<Record<Loss, number>>>;

export interface PastedCell {
  isHeader: boolean;
  value: EditedValue;
}

export interface PastedTable {
  kind: 'table';
  /** Whether the first row names the columns. */
  isHeaded: boolean;
  /** All of them are as long as the first. */
  rows: readonly (readonly PastedCell[])[];
}

export interface PastedPicture {
  kind: 'picture';
  /** Its address, or its data as one. */
  source: string;
  alt: string;
}

/** A part of what is pasted that is a block, or several, of a page. */
export type PastedPart =
  { kind: 'text'; value: EditedValue } | PastedTable | PastedPicture | { kind: 'separator' };

export interface Pasted {
  parts: readonly PastedPart[];
  losses: Losses;
}

export const pastedText = (value: EditedValue): Pasted => ({
  parts: value.length > 0 ? [{ kind: 'text', value }] : [],
  losses: {},
});

const wordsOfRow = (row: readonly PastedCell[]): EditedElement => ({
  type: 'p',
  children: [{ text: row.map(({ value }) => textOfValue(value).replaceAll('\n', ' ')).join(' | ') }],
});

/** All of it as text alone: the rows of a table as lines, a picture as what is lost. */
export function asText({ parts, losses: former }: Pasted): { value: EditedValue; losses: Losses } {
  const pictures = parts.filter(({ kind }) => kind === 'picture').length;
  const tables = parts.filter(({ kind }) => kind === 'table').length;
  const elements = parts.flatMap((part) => {
    if (part.kind === 'text') return part.value;
    return part.kind === 'table' ? part.rows.map(wordsOfRow) : [];
  });
  return {
    value: elements,
    losses: {
      ...former,
      ...(pictures > 0 && { pictures: (former.pictures ?? 0) + pictures }),
      ...(tables > 0 && { tables }),
    },
  };
}
