import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Table, TableBody, TableHeader, TableHeaderCell, TableRow } from 'semantic-ui-react';
import { ScrollRegion } from '@/components/scroll-region/scroll-region';

interface PanelTableProps {
  label: string;
  /** Heads of the columns, in their order; null above what names itself in each row, as buttons do. */
  columns: readonly (MessageDescriptor | null)[];
  /** Those of the columns that hold numbers. */
  numbers?: readonly MessageDescriptor[];
  /** The rows. */
  children: ReactNode;
}

/** A table of a site's panel: few columns, all of its rows, scrolled sideways where the window is narrow. */
export function PanelTable({ label, columns, numbers = [], children }: PanelTableProps) {
  return (
    <ScrollRegion label={label}>
      <Table className="panel-table" aria-label={label}>
        <TableHeader>
          <TableRow>
            {columns.map((column, at) =>
              column === null ? (
                <td key={at} />
              ) : (
                <TableHeaderCell
                  key={at}
                  scope="col"
                  className={numbers.includes(column) ? 'panel-table__number' : undefined}
                >
                  <FormattedMessage {...column} />
                </TableHeaderCell>
              ),
            )}
          </TableRow>
        </TableHeader>
        <TableBody>{children}</TableBody>
      </Table>
    </ScrollRegion>
  );
}
