import Papa from 'papaparse';
import type { FolderRow } from '@/api/folder-contents';
import { download } from '@/lib/download';

const columns = ['title', 'address', 'type', 'state', 'creator', 'modified', 'effective', 'expires', 'tags'];

/** Hands rows to the user as a table; no spreadsheet takes a title for a formula. */
export function downloadRows(name: string, rows: readonly FolderRow[]): void {
  const data = rows.map((row) => [
    row.title,
    `${window.location.origin}${row.path}`,
    row.type,
    row.stateTitle || row.state,
    row.creator,
    row.modified,
    row.effective,
    row.expires,
    row.tags.join(', '),
  ]);
  const table = Papa.unparse({ fields: columns, data }, { escapeFormulae: true });
  download(`${name}.csv`, table, 'text/csv;charset=utf-8');
}
