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
  /** Versions of the item that the same transaction has saved already. */
  behind?: number;
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

/** An item that something else changed, as of now and with a version of its own where its type has versions. */
export function putChanged(
  transaction: Transaction,
  reader: RepositoryReader,
  item: Item,
  { actor, now }: Pick<Save, 'actor' | 'now'>,
): void {
  const changed = { ...item, modified: new Date(now).toISOString() };
  transaction.put(changed);
  if (reader.types.of(item.type).versions)
    saveVersion(transaction, reader, changed, { actor, comment: null, now });
}

/** Saves an item's new state as its next version and tells the number. */
export function saveVersion(
  transaction: Transaction,
  reader: RepositoryReader,
  item: Item,
  { actor, comment, now, behind = 0 }: Save,
): number {
  const known = versionsOf(reader, item.uid);
  const [first] = known;
  if (first && !reader.record('versions', keyOf(item.uid, 0)))
    transaction.setRecord('versions', keyOf(item.uid, 0), first);
  const number = known.length + behind;
  const version: Version = {
    item,
    actor,
    time: new Date(now).toISOString(),
    comment: comment ?? (number === 0 ? initialComment : null),
  };
  transaction.setRecord('versions', keyOf(item.uid, number), version);
  return number;
}
