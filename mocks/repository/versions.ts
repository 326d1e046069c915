import type { Item, RepositoryReader, Transaction, Uid } from './types';

/** One saved state of an item, kept in the table `versions` under `{UID}/{number}`. */
export interface Version {
  item: Item;
  actor: string;
  /** ISO time of the save. */
  time: string;
  comment: string | null;
}

export interface Save {
  actor: string;
  comment: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

const keyOf = (uid: Uid, version: number): string => `${uid}/${version}`;

const initialComment = 'Initial version';

/** What an item that was never saved through the API counts as its first version. */
const initialVersion = (item: Item): Version => ({
  item,
  actor: item.creators[0] ?? '',
  time: item.created,
  comment: initialComment,
});

function storedVersions(reader: RepositoryReader, uid: Uid): Version[] {
  const found: Version[] = [];
  for (;;) {
    const version = reader.record<Version>('versions', keyOf(uid, found.length));
    if (!version) return found;
    found.push(version);
  }
}

/** All versions of an item, the oldest first; its place in the list is a version's number. */
export function versionsOf(reader: RepositoryReader, uid: Uid): Version[] {
  const stored = storedVersions(reader, uid);
  if (stored.length > 0) return stored;
  const item = reader.byUid(uid);
  return item && !item.copied ? [initialVersion(item)] : [];
}

/** Saves an item's new state as its next version and tells the number. Once a transaction for each item. */
export function saveVersion(
  transaction: Transaction,
  reader: RepositoryReader,
  item: Item,
  { actor, comment, now }: Save,
): number {
  const known = versionsOf(reader, item.uid);
  const [first] = known;
  if (first && !reader.record('versions', keyOf(item.uid, 0)))
    transaction.setRecord('versions', keyOf(item.uid, 0), first);
  const isFirst = known.length === 0;
  const version: Version = {
    item,
    actor,
    time: new Date(now).toISOString(),
    comment: comment ?? (isFirst ? initialComment : null),
  };
  transaction.setRecord('versions', keyOf(item.uid, known.length), version);
  return known.length;
}
