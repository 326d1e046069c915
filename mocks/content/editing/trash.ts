import { everyone } from '~mocks/repository/permissions';
import { groupOf } from '~mocks/repository/groups';
import { commentsOf, keyOfComment } from '~mocks/repository/comments';
import { namedRelationsOf } from '~mocks/repository/relations';
import { canOnDeleted, dropExpired, dropFromTrash, keepInTrash, recordsOf } from '~mocks/repository/trash';
import type { TrashEntry } from '~mocks/repository/trash';
import type { Alias, Item, Repository, RepositoryReader, Transaction, Uid } from '~mocks/repository/types';
import type { Change } from '~mocks/storage/types';
import { takenIn } from './choose-id';
import type { Act } from './create';
import type { Lock } from './locks';
import { languageIn } from './place';
import { isRestricted } from './restricted-content';
import { isScreenName } from './screen-names';

const withAllBelow = (reader: RepositoryReader, item: Item): Item[] => [
  item,
  ...reader.childrenOf(item).flatMap((child) => withAllBelow(reader, child)),
];

/** What editors told each other about an item. */
function notesOn(reader: RepositoryReader, { uid }: Item): Change[] {
  const value = reader.record('notes', uid);
  return value === undefined ? [] : [{ table: 'notes', key: uid, value }];
}

/** The lock that makes a pair of an item and its working copy stays with them; nobody goes on editing what was deleted. */
function lasting(reader: RepositoryReader, { uid }: Item): Change[] {
  const lock = reader.record<Lock>('locks', uid);
  return lock?.name === 'iterate.lock' ? [{ table: 'locks', key: uid, value: lock }] : [];
}

function versionsIn(reader: RepositoryReader, { uid }: Item): Change[] {
  const found: Change[] = [];
  for (;;) {
    const key = `${uid}/${found.length}`;
    const value = reader.record('versions', key);
    if (value === undefined) return found;
    found.push({ table: 'versions', key, value });
  }
}

/** An old address of deleted content. */
interface OldAddress {
  uid: Uid;
  about: Alias | undefined;
}

function oldAddresses(reader: RepositoryReader, item: Item): Change[] {
  return reader.aliasesOf(reader.pathOf(item)).map((from) => ({
    table: 'redirects',
    key: from,
    value: { uid: item.uid, about: reader.aliasAt(from) } satisfies OldAddress,
  }));
}

/** Puts content that is about to be removed into the tray, with all below it. */
export function keepDeleted(
  act: Act & Pick<Repository, 'present'>,
  transaction: Transaction,
  reader: RepositoryReader,
  item: Item,
): void {
  dropExpired(transaction, reader, act.now);
  // What is only half of a pair is given up, not deleted.
  if (item.workingCopyOf !== undefined) return;
  const all = withAllBelow(reader, item);
  const records = all.flatMap((each): Change[] => [
    { table: 'items', key: each.uid, value: each },
    { table: 'order', key: each.uid, value: act.present('order', each.uid) },
    ...versionsIn(reader, each),
    ...commentsOf(reader, each.uid).map((value): Change => ({
      table: 'comments',
      key: keyOfComment(value),
      value,
    })),
    ...namedRelationsOf(reader, each).map((change): Change => ({ table: 'relations', ...change })),
    ...lasting(reader, each),
    ...notesOn(reader, each),
    ...oldAddresses(reader, each),
  ]);
  const containers = reader.chainOf(item).slice(1);
  const entry = {
    item,
    path: reader.pathOf(item),
    containers: containers.map(({ uid, state, localRoles, blocksInheritance = false }) => ({
      uid,
      state,
      localRoles,
      blocksInheritance,
    })),
    inside: all.slice(1).map(({ uid }) => uid),
    by: act.viewer.id,
    time: act.now,
  };
  keepInTrash(transaction, entry, records);
}

/** Whether somebody may have deleted content where other rights hold: the token of restricted files is not for all. */
export function mayOwnDeleted(reader: RepositoryReader, act: Act, entry: TrashEntry): boolean {
  const items = itemsOf(reader, entry);
  const byUid = new Map(items.map((item) => [item.uid, item]));
  const chainOf = (item: Item): Item[] => {
    const container = item.uid === entry.item.uid ? undefined : byUid.get(item.parent ?? '');
    return container ? [item, ...chainOf(container)] : [];
  };
  return items
    .filter(isRestricted)
    .every((item) => canOnDeleted(reader, act.viewer, 'Modify portal content', entry, chainOf(item)));
}

const itemsOf = (reader: RepositoryReader, entry: TrashEntry): Item[] =>
  recordsOf(reader, entry).flatMap(({ table, value }) => (table === 'items' ? [value as Item] : []));

/** The id that content gets where it is restored: its own, or with a number where that is taken. */
export function restoredId(reader: RepositoryReader, container: Item, id: string): string {
  const isTaken = takenIn(reader, container);
  const isFree = (wished: string): boolean => !isTaken(wished) && !isScreenName(reader, container, wished);
  if (isFree(id)) return id;
  for (let number = 1; ; number += 1) if (isFree(`${id}-${number}`)) return `${id}-${number}`;
}

/** Rights of those who are gone do not come back, lest somebody gets them who is called so later. */
function presentRoles(reader: RepositoryReader, { localRoles }: Item): Item['localRoles'] {
  const isThere = (id: string): boolean =>
    id === everyone || reader.user(id) !== undefined || groupOf(reader, id) !== undefined;
  return Object.fromEntries(Object.entries(localRoles).filter(([id]) => isThere(id)));
}

/** An item is a translation of the same ones as before, unless another has taken its language meanwhile. */
function groupFor(reader: RepositoryReader, item: Item, language: string): string {
  const others = reader.translationsOf({ ...item, language: '-' });
  const isTaken = others.some((other) => other.uid !== item.uid && other.language === language);
  return isTaken ? item.uid : item.translationGroup;
}

/** The paths that restored items will have. */
function pathsOf(items: readonly Item[], root: Item, path: string): Map<Uid, string> {
  const byUid = new Map(items.map((item) => [item.uid, item]));
  const paths = new Map([[root.uid, path]]);
  const pathOf = (item: Item): string => {
    const container = byUid.get(item.parent ?? '');
    const known = paths.get(item.uid) ?? `${container ? pathOf(container) : path}/${item.id}`;
    paths.set(item.uid, known);
    return known;
  };
  items.forEach(pathOf);
  return paths;
}

/** Brings deleted content back into a container, with all that lay in it and all that was known of it; gives the item. */
export function restoreDeleted(
  transaction: Transaction,
  reader: RepositoryReader,
  entry: TrashEntry,
  container: Item,
  now: number,
): Item {
  const isBack = container.uid === entry.item.parent;
  const id = restoredId(reader, container, entry.item.id);
  const path = `${reader.pathOf(container)}/${id}`;
  const records = recordsOf(reader, entry);
  const stored = records.flatMap(({ table, value }) => (table === 'items' ? [value as Item] : []));
  const inside = new Set(stored.map(({ uid }) => uid));
  const paths = pathsOf(stored, entry.item, path);
  const language = isBack ? '' : languageIn(reader, container);
  const made = stored.map((item): Item => {
    const own = language === '' ? item.language : language;
    const isRoot = item.uid === entry.item.uid;
    return {
      ...item,
      ...(isRoot ? { parent: container.uid, id } : {}),
      language: own,
      localRoles: presentRoles(reader, item),
      translationGroup: groupFor(reader, item, own),
    };
  });
  for (const item of made) transaction.put(item);
  for (const record of records) {
    if (record.table === 'items' || (record.table === 'order' && record.key === entry.item.uid && !isBack))
      continue;
    if (record.table === 'redirects') {
      const { uid, about } = record.value as OldAddress;
      if (!reader.byPath(record.key) && !reader.aliasAt(record.key))
        transaction.setRedirect(record.key, paths.get(uid) ?? path, about);
    } else if (record.table !== 'relations' || hasBothEnds(reader, inside, record.key))
      transaction.restore(record);
  }
  leadThere(transaction, reader, { entry, path, now });
  dropFromTrash(transaction, entry);
  return made.find(({ uid }) => uid === entry.item.uid) ?? entry.item;
}

const hasBothEnds = (reader: RepositoryReader, inside: ReadonlySet<Uid>, key: string): boolean =>
  key
    .split('/')
    .slice(0, 2)
    .every((uid) => inside.has(uid) || reader.byUid(uid) !== undefined);

/** The address of before leads to the new one, and nothing leads away from where content is. */
function leadThere(
  transaction: Transaction,
  reader: RepositoryReader,
  { entry, path, now }: { entry: TrashEntry; path: string; now: number },
): void {
  if (reader.aliasAt(path)) transaction.setRedirect(path, null);
  if (path === entry.path || reader.byPath(entry.path) || reader.aliasAt(entry.path)) return;
  transaction.setRedirect(entry.path, path, { time: new Date(now).toISOString(), manual: false });
}
