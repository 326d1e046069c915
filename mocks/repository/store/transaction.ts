import { changedPlaces } from './folder-order';
import type { State } from './state';
import { pathOfNode } from '../tree';
import type { Node } from '../tree';
import { InvariantError } from '../types';
import type { Alias, Item, RecordTable, Transaction, Uid, User } from '../types';
import type { Change, TableName } from '~mocks/storage/types';

/** Gathers the changes of one transaction and holds them against the tree before they are committed. */
export class PendingTransaction implements Transaction {
  /** null: removed. */
  private readonly items = new Map<Uid, Item | null>();
  private readonly places = new Map<Uid, number>();
  private readonly lastPlaces = new Map<Uid, number>();
  private readonly orders = new Map<Uid, readonly Uid[]>();
  private readonly others = new Map<string, Change>();

  constructor(private readonly state: State) {}

  put(item: Item): void {
    const before = this.present(item.uid);
    if (item.parent !== null && before?.parent !== item.parent) {
      const place = this.lastPlace(item.parent) + 1;
      this.lastPlaces.set(item.parent, place);
      this.places.set(item.uid, place);
    }
    this.items.set(item.uid, item);
  }

  remove(uid: Uid): void {
    if (uid === this.state.tree.root?.item.uid) throw new InvariantError('The site root cannot be removed');
    const node = this.state.tree.node(uid);
    for (const child of node?.children ?? []) {
      if (this.present(child.item.uid)?.parent === uid) this.remove(child.item.uid);
    }
    for (const [other, item] of this.items) if (item?.parent === uid) this.remove(other);
    if (node) {
      this.items.set(uid, null);
      for (const from of this.state.redirects.sourcesOf(pathOfNode(node))) this.setRedirect(from, null);
    } else {
      this.items.delete(uid);
    }
    this.places.delete(uid);
  }

  setOrder(container: Uid, children: readonly Uid[]): void {
    this.orders.set(container, children);
  }

  touchContainers(time: string): void {
    const touched = new Set(this.orders.keys());
    for (const [uid, item] of this.items) {
      const before = this.state.tree.node(uid)?.item;
      if (before && before.parent === item?.parent && before.id === item.id) continue;
      for (const parent of [before?.parent, item?.parent]) if (parent) touched.add(parent);
    }
    for (const uid of touched) {
      const container = this.present(uid);
      if (container) this.put({ ...container, modified: time });
    }
  }

  setRedirect(from: string, to: string | null, about?: Pick<Alias, 'time' | 'manual'>): void {
    this.record('redirects', from, to === null || !about ? to : { to, ...about });
  }

  setUser(user: User): void {
    this.record('users', user.id, user);
  }

  removeUser(id: string): void {
    this.record('users', id, null);
  }

  setSetting(key: string, value: unknown): void {
    this.record('settings', key, value ?? null);
  }

  setRecord(table: RecordTable, key: string, value: unknown): void {
    this.record(table, key, value ?? null);
  }

  restore({ table, key, value }: Change): void {
    if (table === 'items') this.items.set(key, value as Item | null);
    else if (table !== 'order') this.record(table, key, value);
    else if (typeof value === 'number') this.places.set(key, value);
  }

  /** The changes to commit; throws InvariantError when they would break the tree. */
  changes(): Change[] {
    this.check();
    for (const [container, children] of this.orders) this.placeInOrder(container, children);
    const changes: Change[] = [];
    for (const [key, value] of this.items) {
      changes.push({ table: 'items', key, value });
      if (value === null) changes.push({ table: 'order', key, value: null });
    }
    changes.push(...this.orphans());
    for (const [key, value] of this.places) changes.push({ table: 'order', key, value });
    return [...changes, ...this.others.values()];
  }

  /** Records of removed items, which go with them. */
  private orphans(): Change[] {
    const removed = [...this.items].flatMap(([uid, item]) => (item ? [] : [uid]));
    if (removed.length === 0) return [];
    const { comments, relations } = this.state.ofItems;
    const gone = (table: TableName, keys: Iterable<string>): Change[] =>
      [...new Set(keys)].map((key) => ({ table, key, value: null }));
    return [
      ...gone(
        'comments',
        removed.flatMap((uid) => [...comments.of(uid)]),
      ),
      ...gone(
        'relations',
        removed.flatMap((uid) => [...relations.of(uid)]),
      ),
      ...removed.flatMap((uid) => this.recordsBeside(uid)),
    ];
  }

  private recordsBeside(uid: Uid): Change[] {
    const changes: Change[] = [];
    for (const table of ['locks', 'notes', 'preview-links'] as const)
      if (this.state.table(table).has(uid)) changes.push({ table, key: uid, value: null });
    for (let number = 0; this.state.table('versions').has(`${uid}/${number}`); number += 1)
      changes.push({ table: 'versions', key: `${uid}/${number}`, value: null });
    return changes;
  }

  private record(table: TableName, key: string, value: unknown): void {
    this.others.set(`${table} ${key}`, { table, key, value });
  }

  private present(uid: Uid): Item | undefined {
    const pending = this.items.get(uid);
    return pending === null ? undefined : (pending ?? this.state.tree.node(uid)?.item);
  }

  private lastPlace(container: Uid): number {
    const children = this.state.tree.node(container)?.children;
    return this.lastPlaces.get(container) ?? children?.[children.length - 1]?.place ?? 0;
  }

  private placeOf(uid: Uid): number {
    return this.places.get(uid) ?? this.state.tree.node(uid)?.place ?? 0;
  }

  private check(): void {
    const names = new Map<string, Uid>();
    for (const item of this.items.values()) {
      if (!item) continue;
      this.checkPlace(item);
      const name = `${item.parent ?? ''}/${item.id}`;
      const sibling = item.parent === null ? undefined : this.siblingOf(item.parent, item);
      if (sibling || names.has(name)) throw new InvariantError(`The id "${item.id}" is taken in this folder`);
      names.set(name, item.uid);
    }
  }

  private siblingOf(parent: Uid, item: Item): Node | undefined {
    const node = this.state.tree.node(parent)?.byId.get(item.id);
    if (!node || node.item.uid === item.uid) return undefined;
    const sibling = this.present(node.item.uid);
    return sibling?.parent === parent && sibling.id === item.id ? node : undefined;
  }

  private checkPlace(item: Item): void {
    const isRoot = item.uid === this.state.tree.root?.item.uid;
    if ((item.parent === null) !== (isRoot || !this.state.tree.root)) {
      throw new InvariantError(`"${item.id}" has no container`);
    }
    if (!isRoot && (item.id === '' || item.id.includes('/')))
      throw new InvariantError(`"${item.id}" is no id`);
    const seen = new Set([item.uid]);
    for (let above = item.parent; above !== null;) {
      if (seen.has(above)) throw new InvariantError(`"${item.id}" would contain itself`);
      seen.add(above);
      const container = this.present(above);
      if (!container) throw new InvariantError(`The container of "${item.id}" does not exist`);
      above = container.parent;
    }
  }

  private placeInOrder(container: Uid, children: readonly Uid[]): void {
    const known = new Set(this.state.tree.node(container)?.children.map(({ item }) => item.uid));
    const pending = [...this.items.keys()].filter((uid) => !known.has(uid));
    const inside = [...known, ...pending].filter((uid) => this.present(uid)?.parent === container);
    const byPlace = inside.sort((a, b) => this.placeOf(a) - this.placeOf(b));
    const members = new Set(inside);
    const listed = new Set(children.filter((uid) => members.has(uid)));
    const wished = [...listed, ...byPlace.filter((uid) => !listed.has(uid))];
    const changed = changedPlaces(wished.map((uid) => ({ uid, place: this.placeOf(uid) })));
    for (const [uid, place] of changed) this.places.set(uid, place);
  }
}
