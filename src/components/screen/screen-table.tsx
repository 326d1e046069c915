import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { ScrollRegion } from '../scroll-region/scroll-region';

interface ScreenTableProps {
  columns: readonly MessageDescriptor[];
  /** The rows, with a cell for each column. */
  children: ReactNode;
}

/** A table of a screen; what is too wide for the window scrolls by itself. */
export function ScreenTable({ columns, children }: ScreenTableProps) {
  return (
    <ScrollRegion>
      <table className="screen__table">
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label.id} scope="col">
                <FormattedMessage {...label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
