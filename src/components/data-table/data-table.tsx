import type { ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { holdsFacts, holdsFigures, tableOf, type StoredTable, type TableCell } from './table-rows';
import './style.css';

interface DataTableProps {
  /** The stored `table` of a table block. */
  table: unknown;
  /** Draws what a cell holds. */
  cell: (value: unknown) => ReactNode;
  /** The words of what a cell holds. */
  text: (value: unknown) => string;
  /** On a ground of its own a table of names and values lies down as a strip. */
  isStrip?: boolean;
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

function FactStrip({ rows, cell }: { rows: StoredTable['rows']; cell: DataTableProps['cell'] }) {
  return (
    <dl className="fact-strip">
      {rows.map(([name, value], index) => (
        <div key={index}>
          <dt className="meta">{cell(name?.value)}</dt>
          <dd className="fact-strip__value">{cell(value?.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table as editors made it; where it is wider than the text it scrolls by itself. */
export function DataTable({ table, cell, text, isStrip = false }: DataTableProps) {
  const stored = tableOf(table);
  const { head, rows, looks } = stored;
  if (head === undefined && rows.length === 0) return null;
  if (isStrip && holdsFacts(stored)) return <FactStrip rows={rows} cell={cell} />;
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
