import { isRecord, recordsOf, textOf } from '@/lib/text';

export type Stored = Readonly<Record<string, unknown>>;

/** A place of a table: a row and a column of it. */
export interface Place {
  row: number;
  column: number;
}

export const rowsOf = (table: Stored): Stored[] => recordsOf(table['rows']);
export const cellsOf = (row: Stored | undefined): Stored[] => recordsOf(row?.['cells']);
export const widthOf = (table: Stored): number =>
  Math.max(0, ...rowsOf(table).map((row) => cellsOf(row).length));

/** What is stored as the table of a block; what is none has no rows. */
export const tableIn = (block: Stored): Stored => (isRecord(block['table']) ? block['table'] : {});

export const isHeader = (cell: Stored | undefined): boolean => textOf(cell?.['type']) === 'header';
export const hasHead = (table: Stored): boolean => table['hideHeaders'] !== true;

const none: readonly unknown[] = [];

/** The rich text of a cell, as it is stored. */
export const wordsOf = ({ value }: Stored): readonly unknown[] => (Array.isArray(value) ? value : none);

/** The keys of rows or cells; one that is missing or occurs again gets one by its place. */
export function keysOf(list: readonly Stored[]): string[] {
  const seen = new Set<string>();
  return list.map((entry, index) => {
    const key = textOf(entry['key']);
    const own = key === '' || seen.has(key) ? `${key}~${index}` : key;
    seen.add(own);
    return own;
  });
}
