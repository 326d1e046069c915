import { ScrollRegion } from '../scroll-region/scroll-region';
import { SlateNodes } from '../slate-value/slate-value';
import { holdsFacts, holdsFigures, type StoredTable, type TableCell } from './table-rows';
import './style.css';

interface DataTableProps {
  table: StoredTable;
  /** On a ground of its own a table of names and values lies down as a strip. */
  isStrip?: boolean;
}

/** In the body a header cell names its row, wherever it stands in it. */
function BodyRow({ cells }: { cells: readonly TableCell[] }) {
  return (
    <tr>
      {cells.map(({ isHeader, value }, index) =>
        isHeader ? (
          <th key={index} scope="row">
            <SlateNodes nodes={value} />
          </th>
        ) : (
          <td key={index}>
            <SlateNodes nodes={value} />
          </td>
        ),
      )}
    </tr>
  );
}

const none: TableCell['value'] = [];

function FactStrip({ rows }: { rows: StoredTable['rows'] }) {
  return (
    <dl className="fact-strip">
      {rows.map(([name, value], index) => (
        <div key={index}>
          <dt className="meta">
            <SlateNodes nodes={name?.value ?? none} />
          </dt>
          <dd className="fact-strip__value">
            <SlateNodes nodes={value?.value ?? none} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A table as editors made it; where it is wider than the text it scrolls by itself. */
export function DataTable({ table, isStrip = false }: DataTableProps) {
  const { head, rows, looks } = table;
  if (head === undefined && rows.length === 0) return null;
  if (isStrip && holdsFacts(table)) return <FactStrip rows={rows} />;
  const shown = holdsFigures(table) ? ['figures'] : looks;
  const classes = ['data-table', ...shown.map((look) => `data-table--${look}`)].join(' ');
  return (
    <ScrollRegion>
      <table className={classes}>
        {head && (
          <thead>
            <tr>
              {head.map(({ value }, index) => (
                <th key={index} scope="col">
                  <SlateNodes nodes={value} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <BodyRow key={index} cells={cells} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
