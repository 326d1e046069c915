import type { ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { holdsFigures, tableOf, type TableCell } from './table-rows';
import './style.css';

interface DataTableProps {
  /** The stored `table` of a table block. */
  table: unknown;
  /** Draws what a cell holds. */
  cell: (value: unknown) => ReactNode;
  /** The words of what a cell holds. */
  text: (value: unknown) => string;
}

interface RowProps {
  cells: readonly TableCell[];
  cell: DataTableProps['cell'];
}

/** In the body a header cell names its row, wherever it stands in it. */
function BodyRow({ cells, cell }: RowProps) {
  return (
    <tr>
      {cells.map(({ isHeader, value }, index) =>
        isHeader ? (
          <th key={index} scope="row">
            {cell(value)}
          </th>
        ) : (
          <td key={index}>{cell(value)}</td>
        ),
      )}
    </tr>
  );
}

/** A table as editors made it; where it is wider than the text it scrolls by itself. */
export function DataTable({ table, cell, text }: DataTableProps) {
  const stored = tableOf(table);
  const { head, rows, looks } = stored;
  if (head === undefined && rows.length === 0) return null;
  const shown = holdsFigures(stored, text) ? ['figures'] : looks;
  const classes = ['data-table', ...shown.map((look) => `data-table--${look}`)].join(' ');
  return (
    <ScrollRegion>
      <table className={classes}>
        {head && (
          <thead>
            <tr>
              {head.map(({ value }, index) => (
                <th key={index} scope="col">
                  {cell(value)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <BodyRow key={index} cells={cells} cell={cell} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
