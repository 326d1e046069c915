import { ScrollRegion } from '../scroll-region/scroll-region';
import { SlateNodes } from '../slate-value/slate-value';
import { holdsFigures, type StoredTable, type TableCell } from './table-rows';
import './style.css';

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

/** A table as editors made it; where it is wider than the text it scrolls by itself. */
export function DataTable({ table }: { table: StoredTable }) {
  const { head, rows, looks } = table;
  if (head === undefined && rows.length === 0) return null;
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
