import type { FolderRow } from '@/api/folder-contents';
import { download } from '@/lib/download';

const columns = [
  'list',
  'title',
  'address',
  'type',
  'state',
  'creator',
  'modified',
  'effective',
  'expires',
  'tags',
];

interface TitledRows {
  title: string;
  rows: readonly FolderRow[];
}

/** Hands lists to the user as one table; no spreadsheet takes a title for a formula. */
export async function downloadRows(name: string, lists: readonly TitledRows[]): Promise<void> {
  const { default: Papa } = await import('papaparse');
  const data = lists.flatMap(({ title, rows }) =>
    rows.map((row) => [
      title,
      row.title,
      `${window.location.origin}${row.path}`,
      row.type,
      row.stateTitle || row.state,
      row.creator,
      row.modified,
      row.effective,
      row.expires,
      row.tags.join(', '),
    ]),
  );
  const table = Papa.unparse({ fields: columns, data }, { escapeFormulae: true });
  download(`${name}.csv`, table, 'text/csv;charset=utf-8');
}
