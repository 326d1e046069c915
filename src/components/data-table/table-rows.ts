import { flag, records, text, type Shape } from '@/lib/shape';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { plainText, type SlateNode } from '../slate-value/nodes';

export interface TableCell {
  isHeader: boolean;
  value: readonly SlateNode[];
}

export interface StoredTable {
  /** The first row, unless the editor hid it. */
  head: readonly TableCell[] | undefined;
  rows: readonly (readonly TableCell[])[];
  /** The appearances that were chosen, such as `striped`. */
  looks: readonly string[];
}

const looks = ['fixed', 'compact', 'basic', 'celled', 'inverted', 'striped'];

const figureSigns = /^[\d.,\s\u2009\u202f%+−-]+$/;

const isFigure = (text: string): boolean => figureSigns.test(text) && /\d/.test(text);

/** Whether a table is a list of key figures: names on the left, on the right nothing but a number each. */
export function holdsFigures({ head, rows }: StoredTable): boolean {
  const isFigureRow = ([name, value, ...more]: readonly TableCell[]): boolean =>
    name?.isHeader === true && value !== undefined && more.length === 0 && isFigure(plainText(value.value));
  return head === undefined && rows.length > 0 && rows.every(isFigureRow);
}

/** Whether every row is a name and what it stands for. */
export function holdsFacts({ head, rows }: StoredTable): boolean {
  const isFact = (row: readonly TableCell[]) => row.length === 2 && row[0]?.isHeader === true;
  return head === undefined && rows.length > 0 && rows.every(isFact);
}

function tableOf(stored: unknown, cell: Shape<SlateNode[]>): StoredTable {
  const table = isRecord(stored) ? stored : {};
  const rows = recordsOf(table.rows).map((row) =>
    recordsOf(row.cells).map((stored) => ({
      isHeader: textOf(stored.type) === 'header',
      value: cell.read(stored.value),
    })),
  );
  const hasHead = table.hideHeaders !== true && rows.length > 0;
  return {
    head: hasHead ? rows[0] : undefined,
    rows: hasHead ? rows.slice(1) : rows,
    looks: looks.filter((look) => table[look] === true),
  };
}

/** The `table` of a table block, whose cells hold rich text of one kind; what is no table has no rows. */
export const tableOfCells = (cell: Shape<SlateNode[]>): Shape<StoredTable> => ({
  read: (stored) => tableOf(stored, cell),
  fields: {
    ...Object.fromEntries(looks.map((look) => [look, flag()])),
    hideHeaders: flag(),
    rows: records({ cells: records({ type: text(), value: cell }) }),
  },
});
