import { isAllowed, rolesOn } from './permissions';
import type { Change } from '~mocks/storage/types';
import type { Item, Permission, RepositoryReader, Transaction, Uid, Viewer } from './types';

/** Days for which deleted content can be restored. */
const keptDays = 30;

const keptFor = keptDays * 24 * 3_600_000;

/** What rights follow from, of a container that may be deleted as well by now. */
type Container = Pick<Item, 'uid' | 'state' | 'localRoles' | 'blocksInheritance'>;

/** Content that was deleted with all below it, kept in the table `trash` under its UID. */
export interface TrashEntry {
  item: Item;
  /** Where it lay. */
  path: string;
  /** The containers around it, nearest first, as they were. */
  containers: readonly Container[];
  /** All that lay in it. */
  inside: readonly Uid[];
  /** Records that went with it, kept in the table `trashed` under `{UID}/{number}`. */
  records: number;
  by: string | null;
  /** Milliseconds since the epoch. */
  time: number;
}

export const expiryOf = ({ time }: TrashEntry): number => time + keptFor;

const isExpired = (entry: TrashEntry, now: number): boolean => expiryOf(entry) <= now;

const allEntries = (reader: RepositoryReader): TrashEntry[] =>
  reader.records<TrashEntry>('trash').map(([, entry]) => entry);

/** What can be restored, the latest first. */
export const trashEntries = (reader: RepositoryReader, now: number): TrashEntry[] =>
  allEntries(reader)
    .filter((entry) => !isExpired(entry, now))
    .reverse()
    .sort((a, b) => b.time - a.time);

export function trashEntry(reader: RepositoryReader, uid: string, now: number): TrashEntry | undefined {
  const entry = reader.record<TrashEntry>('trash', uid);
  return entry && !isExpired(entry, now) ? entry : undefined;
}

export const recordsOf = (reader: RepositoryReader, { item, records }: TrashEntry): Change[] =>
  Array.from(
    { length: records },
    (_, number) => reader.record<Change>('trashed', `${item.uid}/${number}`) ?? [],
  ).flat();

export function keepInTrash(
  transaction: Transaction,
  entry: Omit<TrashEntry, 'records'>,
  records: readonly Change[],
): void {
  const { uid } = entry.item;
  transaction.setRecord('trash', uid, { ...entry, records: records.length } satisfies TrashEntry);
  records.forEach((record, number) => transaction.setRecord('trashed', `${uid}/${number}`, record));
}

/** Forgets deleted content for good. */
export function dropFromTrash(transaction: Transaction, { item, records }: TrashEntry): void {
  transaction.setRecord('trash', item.uid, null);
  for (let number = 0; number < records; number += 1)
    transaction.setRecord('trashed', `${item.uid}/${number}`, null);
}

/** Forgets what has been kept long enough. */
export function dropExpired(transaction: Transaction, reader: RepositoryReader, now: number): void {
  for (const entry of allEntries(reader)) if (isExpired(entry, now)) dropFromTrash(transaction, entry);
}

/** Whether somebody would have a permission on deleted content where it lay: containers count as they are, or were at last. */
export function canOnDeleted(
  reader: RepositoryReader,
  viewer: Viewer,
  permission: Permission,
  { item, containers }: TrashEntry,
  /** What it is asked of instead: something in the deleted content, and what it lay in there. */
  inside: readonly Item[] = [],
): boolean {
  const chain: Container[] = [...inside, item];
  for (const container of containers) {
    const present = reader.byUid(container.uid);
    if (present) {
      chain.push(...reader.chainOf(present));
      break;
    }
    chain.push(reader.record<TrashEntry>('trash', container.uid)?.item ?? container);
  }
  return isAllowed(permission, rolesOn(viewer, chain), chain);
}
