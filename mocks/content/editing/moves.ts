import type { Item, RepositoryReader, Transaction, Uid } from '~mocks/repository/types';
import { languageIn } from './place';

/** Items with new places, put into a transaction together with all that follows from it. */
export interface Move {
  item: Item;
  container: Item;
  id: string;
}

interface Moved {
  old: string;
  now: string;
}

/** What lies in an item, but for what left it by an earlier move of the same transaction. */
type Children = (item: Item) => Item[];

/** The paths of an item and of everything below it, before and after. */
function pathsOf(reader: RepositoryReader, children: Children, item: Item, now: string): Moved[] {
  const below = children(item).flatMap((child) => pathsOf(reader, children, child, `${now}/${child.id}`));
  return [{ old: reader.pathOf(item), now }, ...below];
}

/** What led to the old path leads to the new one, and so does the old path itself; no path leads to itself. */
function redirect(transaction: Transaction, reader: RepositoryReader, { old, now }: Moved, time: string) {
  for (const from of reader.aliasesOf(old)) {
    if (from === now) continue;
    const { manual = false, time: made = null } = reader.aliasAt(from) ?? {};
    transaction.setRedirect(from, now, { manual, time: made });
  }
  transaction.setRedirect(old, now, { manual: false, time });
  if (reader.aliasAt(now)) transaction.setRedirect(now, null);
}

/** The item and everything below it in the language of its new place. */
function translated(children: Children, item: Item, language: string, changed: Map<Uid, Item>): void {
  if (language !== '' && item.language !== language) {
    const present = changed.get(item.uid) ?? item;
    changed.set(item.uid, { ...present, language });
  }
  for (const child of children(item)) translated(children, child, language, changed);
}

/** Puts items into new places. Their old addresses, and those of all below them, lead to the new ones. */
export function moveItems(
  transaction: Transaction,
  reader: RepositoryReader,
  moves: readonly Move[],
  now: number,
): Item[] {
  const time = new Date(now).toISOString();
  const gone = new Set<Uid>();
  const children: Children = (item) => reader.childrenOf(item).filter(({ uid }) => !gone.has(uid));
  return moves.map(({ item, container, id }) => {
    const changed = new Map<Uid, Item>([[item.uid, { ...item, parent: container.uid, id }]]);
    translated(children, item, languageIn(reader, container), changed);
    for (const each of changed.values()) transaction.put(each);
    const path = `${reader.pathOf(container)}/${id}`;
    for (const moved of pathsOf(reader, children, item, path)) redirect(transaction, reader, moved, time);
    gone.add(item.uid);
    return changed.get(item.uid) ?? item;
  });
}
