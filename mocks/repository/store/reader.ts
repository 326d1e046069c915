import { isAllowed, rolesOn } from '../permissions';
import type { State } from './state';
import { aliasOf } from '../redirects';
import { chainOfNode, pathOfNode } from '../tree';
import type { Item, RepositoryReader, Viewer } from '../types';

const languageRoots = new Set(['LRF', 'LFR']);

/** The read side over what is committed. */
export function createReader(state: State): RepositoryReader {
  const { tree, catalog } = state;
  const nodeOf = (item: Item) => tree.node(item.uid);
  const root = (): Item => {
    if (!tree.root) throw new Error('The repository has no site root');
    return tree.root.item;
  };

  /** An item that is not committed yet stands below its committed container. */
  function chainOf(item: Item): Item[] {
    const node = nodeOf(item);
    if (node) return chainOfNode(node).map((each) => each.item);
    const parent = item.parent === null ? undefined : tree.node(item.parent)?.item;
    return parent ? [item, ...chainOf(parent)] : [item];
  }

  const rolesOf = (viewer: Viewer, item: Item) => rolesOn(viewer, chainOf(item));

  const isHead = ({ roles }: Viewer) => roles.includes('Manager') || roles.includes('Site Administrator');

  return {
    get root() {
      return root();
    },
    get types() {
      return state.types;
    },
    byUid: (uid) => tree.node(uid)?.item,
    byPath: (path) => tree.at(path)?.item,
    pathOf(item) {
      const node = nodeOf(item);
      if (node) return pathOfNode(node);
      const parent = item.parent === null ? undefined : tree.node(item.parent);
      return `${parent ? pathOfNode(parent) : ''}/${item.id}`;
    },
    parentOf: (item) => (item.parent === null ? undefined : tree.node(item.parent)?.item),
    chainOf,
    childrenOf: (item) => nodeOf(item)?.children.map((child) => child.item) ?? [],
    viewableChildren(item, viewer, start, size) {
      const node = nodeOf(item);
      return node ? catalog.children(node, viewer, isHead(viewer), start, size) : { total: 0, items: [] };
    },
    navigationRootOf: (item) => chainOf(item).find(({ type }) => languageRoots.has(type)) ?? root(),
    translationsOf: (item) =>
      [...(state.translations.get(item.translationGroup) ?? [])].flatMap((uid) => {
        const other = tree.node(uid)?.item;
        return other && uid !== item.uid && other.language !== item.language ? [other] : [];
      }),
    rolesOf,
    can: (viewer, permission, item) => isAllowed(permission, rolesOf(viewer, item), chainOf(item)),
    search: (query, viewer) => catalog.search(query, viewer),
    valuesOf: (index) => catalog.valuesOf(index),
    redirectOf: (path) => state.redirects.resolve(path, (target) => tree.at(target) !== undefined),
    aliasesOf: (path) => state.redirects.sourcesOf(path),
    redirects: () =>
      [...state.table('redirects')].flatMap(([from, value]) => {
        const alias = aliasOf(value);
        return alias ? [[from, alias.to] as [string, string]] : [];
      }),
    aliasAt: (path) => aliasOf(state.table('redirects').get(path) ?? null) ?? undefined,
    referrersOf: (uid) =>
      state.references.to(uid).flatMap(({ source, field }) => {
        const item = tree.node(source)?.item;
        return item ? [{ source: item, field }] : [];
      }),
    linkersOf: (uid) => state.links.to(uid).flatMap((source) => tree.node(source)?.item ?? []),
    user: (id) => state.users.get(id),
    userByLogin: (login) => state.userByLogin(login),
    users: () => [...state.users.values()],
    setting: <T>(key: string) => state.table('settings').get(key) as T | undefined,
    record: (table, key) => state.table(table).get(key) as never,
    records: (table) => [...state.table(table)] as never,
    recordsOf: (table, uid) =>
      [...state.ofItems[table].of(uid)].map((key) => state.table(table).get(key)) as never,
  };
}
