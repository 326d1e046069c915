import { isRecord, recordsOf, textOf } from '@/lib/text';

export interface TableCell {
  isHeader: boolean;
  /** What the editor of the table stored: Slate nodes or draft.js. */
  value: unknown;
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
export function holdsFigures({ head, rows }: StoredTable, textOfCell: (value: unknown) => string): boolean {
  const isFigureRow = ([name, value, ...more]: readonly TableCell[]): boolean =>
    name?.isHeader === true && value !== undefined && more.length === 0 && isFigure(textOfCell(value.value));
  return head === undefined && rows.length > 0 && rows.every(isFigureRow);
}

/** Whether every row is a name and what it stands for. */
export function holdsFacts({ head, rows }: StoredTable): boolean {
  const isFact = (row: readonly TableCell[]) => row.length === 2 && row[0]?.isHeader === true;
  return head === undefined && rows.length > 0 && rows.every(isFact);
}

/** Reads the `table` of a table block; what is no table has no rows. */
export function tableOf(stored: unknown): StoredTable {
  const table = isRecord(stored) ? stored : {};
  const rows = recordsOf(table.rows).map((row) =>
    recordsOf(row.cells).map((cell) => ({ isHeader: textOf(cell.type) === 'header', value: cell.value })),
  );
  const hasHead = table.hideHeaders !== true && rows.length > 0;
  return {
    head: hasHead ? rows[0] : undefined,
    rows: hasHead ? rows.slice(1) : rows,
    looks: looks.filter((look) => table[look] === true),
  };
}
