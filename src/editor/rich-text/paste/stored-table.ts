import { storedValue } from '../value/open-value';
import type { PastedCell, PastedTable } from './pasted';

/** Volto names rows and cells by five letters. */
export const newKey = (): string => Math.random().toString(36).slice(2, 7).padEnd(5, '0');

/** How a table looks that nobody has chosen looks for. */
export const plainLooks = {
  hideHeaders: false,
  sortable: false,
  fixed: true,
  compact: false,
  basic: false,
  celled: true,
  inverted: false,
  striped: false,
};

const storedCell = ({ isHeader, value }: PastedCell) => ({
  key: newKey(),
  type: isHeader ? 'header' : 'data',
  value: storedValue(value),
});

/** A table as its block stores it. */
export const storedTable = ({ isHeaded, rows }: Pick<PastedTable, 'isHeaded' | 'rows'>) => ({
  ...plainLooks,
  hideHeaders: !isHeaded,
  rows: rows.map((cells) => ({ key: newKey(), cells: cells.map(storedCell) })),
});
