import { deepEqual } from '@/lib/deep-equal';
import { recordsOf } from '@/lib/text';
import { withTarget } from './teaser-form';

type Row = Readonly<Record<string, unknown>>;

/** The one row that was given another target; rows that were only moved, added or removed have theirs already. */
function rowOfNewTarget(before: readonly Row[], after: readonly Row[]): Row | undefined {
  if (before.length !== after.length) return undefined;
  const changed = after.filter(
    (row, index) => !deepEqual(row['href'] ?? null, before[index]?.['href'] ?? null),
  );
  return changed.length === 1 ? changed[0] : undefined;
}

function changedRows(before: unknown, after: unknown, change: (row: Row) => Row): Row[] {
  const rows = recordsOf(after);
  const given = rowOfNewTarget(recordsOf(before), rows);
  return rows.map((row) => (row === given ? change(row) : row));
}

/** Rows of teasers as they are stored: one with another target takes from it what it has not itself. */
export const rowsWithTargets = (before: unknown, after: unknown): Row[] =>
  changedRows(before, after, (row) => ({ ...row, ...withTarget(row, row['href']) }));

/** Rows of titled links as they are stored: one with another target takes its title, if it has none; without one it has none. */
export const rowsWithTitles = (before: unknown, after: unknown): Row[] =>
  changedRows(before, after, (row) => {
    const given = withTarget(row, row['href']);
    return 'title' in given ? { ...row, title: given['title'] } : row;
  });
