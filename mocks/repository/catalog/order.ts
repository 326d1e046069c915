import type { Hits } from '../full-text/evaluate';
import { isIndexName } from './criteria';
import { indexKinds } from '../indexed';
import type { IndexName } from '../indexed';
import { chainOfNode, pathOfNode } from '../tree';
import type { Node, Tree } from '../tree';
import type { CatalogQuery } from '../types';
import type { Matches } from './matches';
import type { Key, ValueIndex } from './value-index';
import { compareKeys } from './value-index';

type Sort = NonNullable<CatalogQuery['sort']>[number];
type Indexes = Readonly<Record<IndexName, ValueIndex>>;

const folderOrder = 'getObjPositionInParent';
const byPath = 'path';

/**
 * The first `wanted` rows in the asked order. Rows without a value in the index vanish, and a row with several
 * keywords comes once for each, both as in Plone.
 */
export function inOrder(
  matches: Matches,
  asked: readonly Sort[],
  indexes: Indexes,
  tree: Tree,
  wanted: number,
): number[] {
  const sorts = asked.filter(
    ({ on }, at) =>
      (on === folderOrder || on === byPath || isIndexName(on)) &&
      asked.findIndex((each) => each.on === on) === at,
  );
  const [first] = sorts;
  if (!first) return firstRows(matches, wanted);
  if (sorts.length === 1 && isIndexName(first.on) && matches.total * 8 > tree.size) {
    return walk(matches, indexes[first.on], first, wanted);
  }
  return sorted(matches.rows(), sorts, indexes, tree).slice(0, wanted);
}

/** Children of one folder in its order, without sorting what nobody asked to see. */
export function inFolderOrder(matches: Matches, folder: Node, descending: boolean, wanted: number): number[] {
  const rows: number[] = [];
  const { children } = folder;
  for (let at = 0; at < children.length && rows.length < wanted; at += 1) {
    const child = children[descending ? children.length - 1 - at : at];
    if (child && matches.has(child.row)) rows.push(child.row);
  }
  return rows;
}

/** The most relevant first, of equal ones that with the newest address. Only what is wanted is put in order, not all that was found. */
export function byRelevance(matches: Matches, hits: Hits, tree: Tree, wanted: number): number[] {
  const best: Ranked[] = [];
  const rank = (row: number): Ranked => ({
    row,
    score: hits.get(row) ?? 0,
    addressed: tree.atRow(row)?.addressed ?? 0,
  });
  const place = (line: Ranked) => {
    let at = best.length;
    while (at > 0 && compareRanked(line, best[at - 1]) < 0) at -= 1;
    best.splice(at, 0, line);
  };
  const rows = matches.rows();
  if (wanted * 8 > rows.length) {
    const lines = rows.map(rank).sort(compareRanked);
    return lines.slice(0, wanted).map(({ row }) => row);
  }
  for (const row of rows) {
    const line = rank(row);
    if (best.length === wanted && compareRanked(line, best[wanted - 1]) > 0) continue;
    place(line);
    if (best.length > wanted) best.pop();
  }
  return best.map(({ row }) => row);
}

interface Ranked {
  row: number;
  score: number;
  addressed: number;
}

function compareRanked(a: Ranked, b: Ranked | undefined): number {
  return b ? b.score - a.score || b.addressed - a.addressed : 0;
}

function firstRows(matches: Matches, wanted: number): number[] {
  const rows: number[] = [];
  matches.forEach((row) => {
    if (rows.length < wanted) rows.push(row);
    return rows.length < wanted;
  });
  return rows;
}

/** A series of events stands where its first time is. */
function sortKeysOf(on: IndexName, index: ValueIndex, row: number): readonly Key[] {
  const keys = index.keysOf(row);
  return indexKinds[on] === 'date' && keys.length > 1 ? keys.slice(0, 1) : keys;
}

function walk(matches: Matches, index: ValueIndex, { on, descending }: Sort, wanted: number): number[] {
  const order = index.ordered();
  const rows: number[] = [];
  for (let at = 0; at < order.length && rows.length < wanted; at += 1) {
    const { row, value } = order[descending ? order.length - 1 - at : at] ?? {};
    if (row === undefined || value === undefined || !matches.has(row)) continue;
    if (isIndexName(on) && sortKeysOf(on, index, row).includes(value)) rows.push(row);
  }
  return rows;
}

interface Line {
  row: number;
  keys: (Key | readonly number[])[];
}

function sorted(rows: readonly number[], sorts: readonly Sort[], indexes: Indexes, tree: Tree): number[] {
  let lines: Line[] = rows.map((row) => ({ row, keys: [] }));
  for (const [at, { on }] of sorts.entries()) {
    // Only the first order shows a row once for each keyword: all of them together would multiply.
    lines = lines.flatMap(({ row, keys }) =>
      keysIn(on, row, indexes, tree)
        .slice(0, at === 0 ? undefined : 1)
        .map((key) => ({ row, keys: [...keys, key] })),
    );
  }
  lines.sort((a, b) => {
    for (let at = 0; at < sorts.length; at += 1) {
      const result = compare(a.keys[at], b.keys[at]);
      if (result !== 0) return sorts[at]?.descending ? -result : result;
    }
    return sorts[0]?.descending ? b.row - a.row : a.row - b.row;
  });
  return lines.map(({ row }) => row);
}

function keysIn(on: string, row: number, indexes: Indexes, tree: Tree): readonly (Key | readonly number[])[] {
  if (isIndexName(on)) return sortKeysOf(on, indexes[on], row);
  const node = tree.atRow(row);
  if (on === byPath && node) return [pathOfNode(node)];
  return node
    ? [
        chainOfNode(node)
          .map(({ place }) => place)
          .reverse(),
      ]
    : [];
}

function compare(a: Line['keys'][number] | undefined, b: Line['keys'][number] | undefined): number {
  if (typeof a !== 'object' || typeof b !== 'object') {
    return a === undefined || b === undefined || typeof a === 'object' || typeof b === 'object'
      ? 0
      : compareKeys(a, b);
  }
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
