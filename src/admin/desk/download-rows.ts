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

/** Hands a table to the user; no spreadsheet takes words in it for a formula. */
export async function downloadTable(
  name: string,
  fields: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const { default: Papa } = await import('papaparse');
  const table = Papa.unparse(
    { fields: [...fields], data: rows.map((row) => [...row]) },
    { escapeFormulae: true },
  );
  download(`${name}.csv`, table, 'text/csv;charset=utf-8');
}

/** Hands lists to the user as one table. */
export async function downloadRows(name: string, lists: readonly TitledRows[]): Promise<void> {
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
  await downloadTable(name, columns, data);
}
