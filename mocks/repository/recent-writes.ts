import type { Change, TableName } from '~mocks/storage/types';
import type { Item } from './types';

/** A record before and after a write; null where there was none. */
export interface Replaced extends Change {
  before: unknown;
}

/** One write of content that can be taken back. */
export interface RecentWrite {
  id: string;
  by: string | null;
  /** The path on which it was asked for, and the call. */
  about: string;
  /** Milliseconds since the epoch. */
  time: number;
  replaced: readonly Replaced[];
}

/** The last writes, as long as the server runs: the journal keeps neither their authors nor what was before. */
export interface RecentWrites {
  note(write: RecentWrite): void;
  /** Newest first. */
  list(): readonly RecentWrite[];
}

const mostWrites = 100;

const ofContent = new Set<TableName>([
  'items',
  'order',
  'redirects',
  'versions',
  'comments',
  'relations',
  'trash',
  'trashed',
]);
const ofSite = new Set<TableName>(['users', 'groups', 'settings']);

const dated = (value: unknown): string => JSON.stringify({ ...(value as Item), modified: '' });

/** Whether two values of a record say the same. A container notes when its content changed, which is nobody's work. */
export function isUnchanged(table: TableName, one: unknown, other: unknown): boolean {
  if (one === other || table !== 'items') return one === other;
  return one !== null && other !== null && dated(one) === dated(other);
}

const removesPrincipal = ({ table, value }: Replaced): boolean =>
  (table === 'users' || table === 'groups') && (value === null || value === false);

export function createRecentWrites(): RecentWrites {
  let writes: RecentWrite[] = [];
  return {
    note(write) {
      // Content from before would bring the local roles of whoever is gone back.
      if (write.replaced.some(removesPrincipal)) writes = [];
      if (write.replaced.some(({ table }) => ofSite.has(table))) return;
      const replaced = write.replaced.filter(
        (each) => ofContent.has(each.table) && !isUnchanged(each.table, each.before, each.value),
      );
      if (replaced.length > 0) writes = [{ ...write, replaced }, ...writes].slice(0, mostWrites);
    },
    list: () => writes,
  };
}
