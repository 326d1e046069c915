import type { Item, RepositoryReader } from '~mocks/repository/types';

/** A reader to whom some paths, and everything below them, do not exist: no page, no menu, no list, no search. */
export function hidePaths(reader: RepositoryReader, paths: readonly string[]): RepositoryReader {
  if (paths.length === 0) return reader;
  const isHiddenPath = (path: string): boolean =>
    paths.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));
  const isShown = (item: Item): boolean => !isHiddenPath(reader.pathOf(item));
  const shown = (item: Item | undefined): Item | undefined => (item && isShown(item) ? item : undefined);
  const hasHiddenChildren = (item: Item): boolean => {
    const prefix = `${reader.pathOf(item)}/`;
    return paths.some((hidden) => hidden.startsWith(prefix) && !hidden.slice(prefix.length).includes('/'));
  };

  return {
    get root() {
      return reader.root;
    },
    get types() {
      return reader.types;
    },
    byUid: (uid) => shown(reader.byUid(uid)),
    byPath: (path) => (isHiddenPath(path) ? undefined : reader.byPath(path)),
    pathOf: (item) => reader.pathOf(item),
    parentOf: (item) => reader.parentOf(item),
    chainOf: (item) => reader.chainOf(item),
    childrenOf: (item) =>
      hasHiddenChildren(item) ? reader.childrenOf(item).filter(isShown) : reader.childrenOf(item),
    viewableChildren(item, viewer, start, size) {
      if (!hasHiddenChildren(item)) return reader.viewableChildren(item, viewer, start, size);
      const { items } = reader.viewableChildren(item, viewer, 0, Number.MAX_SAFE_INTEGER);
      const visible = items.filter(isShown);
      return { total: visible.length, items: visible.slice(start, start + size) };
    },
    navigationRootOf: (item) => reader.navigationRootOf(item),
    translationsOf: (item) => reader.translationsOf(item).filter(isShown),
    rolesOf: (viewer, item) => reader.rolesOf(viewer, item),
    can: (viewer, permission, item) => reader.can(viewer, permission, item),
    search: (query, viewer) =>
      reader.search({ ...query, excludePaths: [...(query.excludePaths ?? []), ...paths] }, viewer),
    valuesOf: (index) => reader.valuesOf(index),
    redirectOf(path) {
      const target = reader.redirectOf(path);
      return target === undefined || isHiddenPath(target) ? undefined : target;
    },
    aliasesOf: (path) => reader.aliasesOf(path),
    redirects: () => reader.redirects().filter(([, to]) => !isHiddenPath(to)),
    aliasAt: (path) => reader.aliasAt(path),
    referrersOf: (uid) => reader.referrersOf(uid).filter(({ source }) => isShown(source)),
    linkersOf: (uid) => reader.linkersOf(uid).filter(isShown),
    user: (id) => reader.user(id),
    userByLogin: (login) => reader.userByLogin(login),
    users: () => reader.users(),
    setting: (key) => reader.setting(key),
    record: (table, key) => reader.record(table, key),
    records: (table) => reader.records(table),
    recordsOf: (table, uid) => reader.recordsOf(table, uid),
  };
}
