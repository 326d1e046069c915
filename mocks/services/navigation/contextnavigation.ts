import type { ContextNavigationItem } from '@/api/types/content';
import { normalizeName } from '~mocks/content/editing/normalize';
import type { Item } from '~mocks/repository/types';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';
import { menuRootOf, navigationSettings } from '~mocks/settings/navigation-settings';
import type { Call, Service } from '../shared/call';
import { treeNode } from './contextnavigation-node';
import type { TreeOptions } from './contextnavigation-options';
import { readTreeOptions } from './contextnavigation-options';
import type { Expander } from '../shared/expander';
import { branchChildren } from './navigation-tree';
import { withoutEnds } from '~mocks/lib/ends';

/** The item's own branch, from below `root` down: containers first. Empty when the item is not below it. */
function branchBelow(call: Call, root: Item, item: Item): Item[] {
  const chain = call.repository.chainOf(item);
  const at = chain.findIndex((each) => each.uid === root.uid);
  return at < 0 ? [] : chain.slice(0, at).reverse();
}

/** The root from which levels count; a `root_path` that is unknown to the reader means the navigation root. */
function rootOf(call: Call, item: Item, options: TreeOptions): Item {
  const { repository } = call;
  if (options.currentFolderOnly)
    return repository.types.of(item.type).folderish ? item : (repository.parentOf(item) ?? item);
  const named = options.rootPath === '' ? undefined : repository.byPath(`/${withoutEnds(options.rootPath)}`);
  return named && mayView(call, named) ? named : menuRootOf(repository, item);
}

/** Where the tree hangs: the root, or the ancestor as many levels below it as asked; undefined outside of it. */
function topOf(call: Call, item: Item, options: TreeOptions): Item | undefined {
  const root = rootOf(call, item, options);
  if (options.topLevel === 0 || options.currentFolderOnly) return root;
  return branchBelow(call, root, item)[options.topLevel - 1];
}

function buildTree(call: Call, item: Item, top: Item, options: TreeOptions): ContextNavigationItem[] {
  const children = branchChildren(call);
  const { closedTypes } = navigationSettings(call.repository);
  const limit = options.bottomLevel > 0 ? options.bottomLevel : Number.POSITIVE_INFINITY;
  const below = (container: Item, level: number): ContextNavigationItem[] =>
    level > limit
      ? []
      : children(container).map((each) => treeNode(call, each, options, below(each, level + 1)));
  const along = (branch: readonly Item[], level: number): ContextNavigationItem[] => {
    const [head, ...tail] = branch;
    if (head === undefined || level > limit || !mayView(call, head)) return [];
    const isClosed = closedTypes.has(head.type);
    const items = isClosed ? [] : tail.length > 0 ? along(tail, level + 1) : below(head, level + 1);
    return [treeNode(call, head, options, items)];
  };

  const rest = branchBelow(call, top, item);
  if (options.currentFolderOnly && rest.length === 0) return below(top, 1);
  if (limit === 1) return siblings(call, top, rest[0], options, children);
  return rest.length === 0 ? below(top, 1) : along(rest, 1);
}

/** One level only: the children of the top, and the branch's own even where menus do not show it. */
function siblings(
  call: Call,
  top: Item,
  own: Item | undefined,
  options: TreeOptions,
  children: (container: Item) => Item[],
): ContextNavigationItem[] {
  const shown = children(top);
  const isMissing = own && mayView(call, own) && !shown.some((each) => each.uid === own.uid);
  const all = isMissing ? [...shown, own] : shown;
  return all.map((each) => treeNode(call, each, options, []));
}

/** The top in front of its own tree: by its title, and in the path even where it is current. */
function topNode(call: Call, top: Item, options: TreeOptions): ContextNavigationItem {
  const title = textOf(top, 'title');
  return {
    ...treeNode(call, top, options, []),
    title,
    normalized_id: normalizeName(title),
    is_in_path: true,
  };
}

function contextnavigation(call: Call, item: Item): unknown {
  const options = readTreeOptions(call.parameters);
  const top = topOf(call, item, options);
  const tree = top === undefined || options.bottomLevel < 0 ? [] : buildTree(call, item, top, options);
  const hasTop = options.includeTop && top && tree.length > 0 && mayView(call, top);
  const items = hasTop ? [topNode(call, top, options), ...tree] : tree;
  const hasOwnRoot = options.rootPath !== '' || options.currentFolderOnly;
  const sitemap = `${urlOf(call, menuRootOf(call.repository, item))}/sitemap`;
  return {
    '@id': `${urlOf(call, item)}/@contextnavigation`,
    available: items.length > 0 || options.bottomLevel < 0,
    has_custom_name: options.name !== '',
    title: options.name || 'Navigation',
    url: hasOwnRoot ? (top ? urlOf(call, top) : null) : sitemap,
    items,
  };
}

export const contextnavigationExpander: Expander = {
  name: 'contextnavigation',
  expand: contextnavigation,
};

export const contextnavigationService: Service = {
  name: '@contextnavigation',
  get: (call) => contextnavigation(call, call.item),
};
