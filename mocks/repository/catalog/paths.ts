import type { Node, Tree } from '../tree';
import type { CatalogQuery, Criterion } from '../types';
import type { Filter } from './filters';
import { anyOf } from './filters';
import { RowSet } from '~mocks/lib/row-set';

type Paths = NonNullable<CatalogQuery['paths']>;

/** Rows at or below the paths, as deep as each asks. */
export function pathFilter(tree: Tree, paths: Paths): Filter {
  const depths = new Map<Node, Set<number>>();
  for (const { path, depth } of paths) {
    const node = tree.at(path);
    if (node) depths.set(node, (depths.get(node) ?? new Set()).add(depth));
  }
  return anyOf([...depths].flatMap(([node, asked]) => [...asked].flatMap((depth) => setsBelow(node, depth))));
}

function setsBelow(node: Node, depth: number): RowSet[] {
  if (depth === 1) return [node.childRows];
  if (depth < 0) return [alone(node), node.subtree];
  return depth === 0 ? [alone(node)] : [alone(node), ...deeper(node, depth)];
}

/** A comment lies two steps below what it is on. */
function deeper(node: Node, depth: number): RowSet[] {
  if (depth === 0) return [];
  const comments = depth > 1 && node.comments.size > 0 ? [node.comments] : [];
  if (node.children.length === 0) return comments;
  return [node.childRows, ...comments, ...node.children.flatMap((child) => deeper(child, depth - 1))];
}

/** The item at a path and everything below it. */
export function rowsBelow(tree: Tree, path: string): RowSet[] {
  const node = tree.at(path);
  return node ? setsBelow(node, -1) : [];
}

export function alone(node: Node): RowSet {
  const rows = new RowSet();
  rows.add(node.row);
  return rows;
}

/** The folder whose children are asked and nothing else. */
export function soleFolder(tree: Tree, paths: Paths | undefined): Node | undefined {
  const [only] = paths ?? [];
  return only && paths?.length === 1 && only.depth === 1 ? tree.at(only.path) : undefined;
}

/** What lies in one of the blogs. */
export function blogFilter(tree: Tree, { values }: Criterion): Filter {
  const blogs = (values ?? []).flatMap((uid) => tree.node(String(uid)) ?? []);
  return anyOf(blogs.filter(({ item }) => item.type === 'BlogFolder').map(({ subtree }) => subtree));
}
