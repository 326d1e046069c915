import type { EditedTypes } from '~mocks/content-types/edited-type';
import { editedTypesKey } from '~mocks/content-types/edited-type';
import type { TypesInForce } from '~mocks/content-types/registry';
import { typesInForce } from '~mocks/content-types/registry';
import { Catalog } from '../catalog/catalog';
import type { Comment } from '../comments';
import { Discussions } from './discussions';
import { timeZoneOf } from '../event-times';
import type { IndexedSite } from '../indexed';
import { RecordsOfItems } from './records-of-items';
import { aliasOf, Redirects } from '../redirects';
import { Links } from '../links';
import { References } from '../references';
import { Tree } from '../tree';
import type { Node } from '../tree';
import type { Change, TableName } from '~mocks/storage/types';
import type { Item, Uid, User } from '../types';

/** Everything that is committed, in memory, with the indexes that follow it. */
export class State {
  readonly tree = new Tree();
  readonly catalog = new Catalog(this.tree);
  readonly redirects = new Redirects();
  readonly references = new References();
  readonly links = new Links();
  /** Tables whose keys name the items that their records belong to. */
  readonly ofItems = { comments: new RecordsOfItems(), relations: new RecordsOfItems() };
  private readonly discussions = new Discussions(
    this.tree,
    this.catalog,
    (key) => this.table('comments').get(key) as Comment | undefined,
    (uid) => this.ofItems.comments.of(uid),
  );
  readonly translations = new Map<string, Set<Uid>>();
  readonly users = new Map<string, User>();
  private readonly usersByLogin = new Map<string, string>();
  private readonly tables = new Map<TableName, Map<string, unknown>>();

  /** The types as the settings have them, which are taken over before the items that they describe. */
  get types(): TypesInForce {
    return typesInForce(this.table('settings').get(editedTypesKey) as EditedTypes | undefined);
  }

  table(name: TableName): Map<string, unknown> {
    const table = this.tables.get(name) ?? new Map<string, unknown>();
    this.tables.set(name, table);
    return table;
  }

  /** What is kept at exactly this place; null for nothing. */
  present(table: TableName, key: string): unknown {
    if (table === 'items') return this.tree.node(key)?.item ?? null;
    if (table === 'order') return this.tree.node(key)?.place ?? null;
    return this.table(table).get(key) ?? null;
  }

  userByLogin(login: string): User | undefined {
    const id = this.usersByLogin.get(login);
    return id === undefined ? undefined : this.users.get(id);
  }

  /** Shows a committed change set to readers, at once. */
  apply(changes: readonly Change[]): void {
    const items = changes.filter(({ table }) => table === 'items');
    const places = new Map<Uid, number>();
    for (const { table, key, value } of changes) {
      if (table === 'order' && typeof value === 'number') places.set(key, value);
      if (table !== 'items' && table !== 'order') this.applyRecord(table, key, value);
    }
    this.applyItems(items, places);
    const comments = changes.flatMap(({ table, key }) => (table === 'comments' ? [key] : []));
    if (comments.length > 0) this.discussions.update(new Set(comments), this.site());
  }

  private applyRecord(table: TableName, key: string, value: unknown): void {
    if (value === null) this.table(table).delete(key);
    else this.table(table).set(key, value);
    if (table === 'comments' || table === 'relations') {
      if (value === null) this.ofItems[table].remove(key);
      else this.ofItems[table].add(key);
    }
    if (table === 'redirects') this.redirects.set(key, aliasOf(value)?.to ?? null);
    if (table === 'users') this.applyUser(key, value as User | null);
  }

  private applyUser(id: string, user: User | null): void {
    const known = this.users.get(id);
    if (known && this.usersByLogin.get(known.login) === id) this.usersByLogin.delete(known.login);
    if (user) {
      this.users.set(id, user);
      this.usersByLogin.set(user.login, id);
    } else {
      this.users.delete(id);
    }
  }

  /**
   * First everything that leaves its place is taken out, then put in: so two items can swap names, and a folder can
   * move below one that was inside it.
   */
  private applyItems(changes: readonly Change[], places: ReadonlyMap<Uid, number>): void {
    const homeless: Node[] = [];
    const readdressed: Node[] = [];
    const touched: { node: Node; before: Item | undefined }[] = [];
    for (const { key, value } of changes) {
      const node = this.tree.node(key);
      const item = value as Item | null;
      if (!item) {
        if (node) this.forget(node);
        continue;
      }
      const before = node?.item;
      if (node && before && (before.parent !== item.parent || before.id !== item.id)) {
        this.tree.detach(node);
        readdressed.push(node);
      }
      const present = node ?? this.tree.create(item);
      if (before) this.unlink(before);
      present.item = item;
      this.link(item);
      if (item.parent === null) this.tree.root = present;
      else if (!present.parent) homeless.push(present);
      touched.push({ node: present, before });
    }
    for (const node of homeless) this.settle(node, places);
    this.reorder(places, new Set(homeless));
    for (const node of readdressed) this.tree.readdress(node);
    for (const { node, before } of touched) this.index(node, before);
  }

  private settle(node: Node, places: ReadonlyMap<Uid, number>): void {
    const parent = node.item.parent === null ? undefined : this.tree.node(node.item.parent);
    if (parent) this.tree.attach(node, parent, places.get(node.item.uid) ?? node.place);
  }

  private reorder(places: ReadonlyMap<Uid, number>, settled: ReadonlySet<Node>): void {
    const parents = new Set<Node>();
    for (const uid of places.keys()) {
      const node = this.tree.node(uid);
      if (node?.parent && !settled.has(node)) parents.add(node.parent);
    }
    for (const parent of parents) this.tree.reorder(parent, places);
  }

  private index(node: Node, before: Item | undefined): void {
    this.catalog.set(node, before, this.site());
    this.discussions.count(node);
    const { item } = node;
    this.catalog.setView(node);
    if (!before) return;
    const rightsMoved =
      before.parent !== item.parent ||
      before.blocksInheritance !== item.blocksInheritance ||
      JSON.stringify(before.localRoles) !== JSON.stringify(item.localRoles);
    if (rightsMoved) node.subtree.forEach((row) => this.refreshView(this.tree.atRow(row)));
    else if (before.state !== item.state) this.refreshFollowers(node);
  }

  private site(): Omit<IndexedSite, 'now'> {
    return { types: this.types, zone: timeZoneOf((key) => this.table('settings').get(key)) };
  }

  /** Comments and content without a workflow of its own follow their container. */
  private refreshFollowers(node: Node): void {
    node.comments.forEach((row) => this.refreshView(this.tree.atRow(row)));
    for (const child of node.children) {
      if (child.item.state !== null) continue;
      this.refreshView(child);
      this.refreshFollowers(child);
    }
  }

  private refreshView(node: Node | undefined): void {
    if (node) this.catalog.setView(node);
  }

  private forget(node: Node): void {
    this.tree.detach(node);
    this.catalog.clear(node.row);
    this.unlink(node.item);
    this.tree.forget(node);
  }

  private link(item: Item): void {
    this.references.add(item);
    this.links.add(item);
    const group = this.translations.get(item.translationGroup) ?? new Set<Uid>();
    group.add(item.uid);
    this.translations.set(item.translationGroup, group);
  }

  private unlink(item: Item): void {
    this.references.remove(item);
    this.links.remove(item);
    const group = this.translations.get(item.translationGroup);
    group?.delete(item.uid);
    if (group?.size === 0) this.translations.delete(item.translationGroup);
  }
}
