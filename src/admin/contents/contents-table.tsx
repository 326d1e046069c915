import type { ReactNode } from 'react';
import type { FolderRow } from '@/api/folder-contents';
import { ReviewState } from '@/components/review-state/review-state';
import { ScreenTable } from '@/components/screen/screen-table';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { contentsColumns } from './columns';
import { messages } from './messages';

interface ContentsTableProps {
  rows: readonly FolderRow[];
  columns: readonly string[];
}

/** Folders lead to their own contents, everything else to itself. */
export function ContentsTable({ rows, columns }: ContentsTableProps) {
  const dates = useDates();
  const cells: Record<(typeof contentsColumns)[number]['name'], (row: FolderRow) => ReactNode> = {
    state: ({ state, stateTitle }) => <ReviewState state={state} title={stateTitle} />,
    type: ({ type }) => type,
    modified: ({ modified }) => (modified === '' ? '' : dates.dateTime(modified)),
  };
  const shown = contentsColumns.filter(({ name }) => columns.includes(name));
  return (
    <ScreenTable columns={[messages.name, ...shown.map(({ label }) => label)]}>
      {rows.map((row) => (
        <tr key={row.path}>
          <td>
            <UniversalLink to={row.isFolder ? `${row.path}/contents` : row.path}>{row.title}</UniversalLink>
          </td>
          {shown.map(({ name }) => (
            <td key={name}>{cells[name](row)}</td>
          ))}
        </tr>
      ))}
    </ScreenTable>
  );
}
