import { newKey, plainLooks } from '@/editor/rich-text/paste/stored-table';
import { cellsOf, hasHead, isHeader, rowsOf, widthOf, type Place, type Stored } from './data';

const emptyCell = (like: Stored | undefined): Stored => ({
  key: newKey(),
  type: isHeader(like) ? 'header' : 'data',
  value: [{ type: 'p', children: [{ text: '' }] }],
});

const inserted = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] => [
  ...list.slice(0, at),
  entry,
  ...list.slice(at),
];
const without = <Entry>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_entry, index) => index !== at);

const withRows = (table: Stored, rows: readonly Stored[]): Stored => ({ ...table, rows });

const bodyRow = (row: Stored): Stored => ({
  ...row,
  cells: cellsOf(row).map((cell) => ({ ...cell, type: 'data' })),
});

/** A row without words, before another. Where the first row is the head, a new first one takes that over. */
export function insertRow(table: Stored, at: number): Stored {
  const rows = rowsOf(table);
  const isHeaded = hasHead(table);
  const isHead = isHeaded && at === 0;
  const like = isHeaded && at === 1 && rows.length === 1 ? [] : cellsOf(rows[at] ?? rows.at(-1));
  const cells = Array.from({ length: widthOf(table) }, (_cell, column) => emptyCell(like[column]));
  const below = isHead ? rows.map((row, index) => (index === 0 ? bodyRow(row) : row)) : rows;
  return withRows(table, inserted(below, at, { key: newKey(), cells }));
}

export function insertColumn(table: Stored, at: number): Stored {
  const rows = rowsOf(table).map((row) => {
    const cells = cellsOf(row);
    return { ...row, cells: inserted(cells, at, emptyCell(cells[at] ?? cells.at(-1))) };
  });
  return withRows(table, rows);
}

/** A table keeps its last row. */
export function deleteRow(table: Stored, at: number): Stored {
  const rows = rowsOf(table);
  return rows.length < 2 ? table : withRows(table, without(rows, at));
}

/** A table keeps its last column. */
export function deleteColumn(table: Stored, at: number): Stored {
  if (widthOf(table) < 2) return table;
  return withRows(
    table,
    rowsOf(table).map((row) => ({ ...row, cells: without(cellsOf(row), at) })),
  );
}

/** Puts words into a cell; what else is stored of it stays. */
export function setCell(table: Stored, { row, column }: Place, value: readonly unknown[]): Stored {
  const rows = rowsOf(table).map((each, index) =>
    index !== row
      ? each
      : {
          ...each,
          cells: cellsOf(each).map((cell, place) => (place === column ? { ...cell, value } : cell)),
        },
  );
  return withRows(table, rows);
}

/** Puts values into the cells from one on, to the right and below; rows and columns that are missing are added. */
export function fillCells(
  table: Stored,
  { row, column }: Place,
  values: readonly (readonly (readonly unknown[])[])[],
): Stored {
  const width = column + Math.max(0, ...values.map((cells) => cells.length));
  let filled = table;
  while (rowsOf(filled).length < row + values.length) filled = insertRow(filled, rowsOf(filled).length);
  while (widthOf(filled) < width) filled = insertColumn(filled, widthOf(filled));
  const rows = rowsOf(filled).map((each, at) => {
    const put = values[at - row];
    if (!put) return each;
    const cells = cellsOf(each).map((cell, place) => {
      const value = put[place - column];
      return value ? { ...cell, value } : cell;
    });
    return { ...each, cells };
  });
  return withRows(filled, rows);
}

/** The place that follows in the order of reading, or goes before; undefined beyond the table. */
export function placeBeside(table: Stored, { row, column }: Place, step: 1 | -1): Place | undefined {
  const width = widthOf(table);
  const next = row * width + column + step;
  const place = { row: Math.floor(next / width), column: ((next % width) + width) % width };
  return rowsOf(table)[place.row] ? place : undefined;
}

/** A new table: a head and a row, two columns. */
export function newTable(): Stored {
  const row = (type: 'header' | 'data') => ({
    key: newKey(),
    cells: [emptyCell({ type }), emptyCell({ type })],
  });
  return {
    ...plainLooks,
    rows: [row('header'), row('data')],
  };
}
