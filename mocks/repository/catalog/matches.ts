import type { Filter } from './filters';
import type { RowSet } from '~mocks/lib/row-set';

/** What a query found, before order and batch. */
export interface Matches {
  total: number;
  has(row: number): boolean;
  /** In rising order. */
  rows(): number[];
  forEach(visit: (row: number) => boolean): void;
}

/** Rows that pass every filter and are in none of the excluded sets. */
export function matchAll(filters: readonly Filter[], excluded: readonly RowSet[], rowCount: number): Matches {
  const [narrowest, ...others] = [...filters].sort((a, b) => a.size - b.size);
  if (narrowest && narrowest.size * 16 < rowCount + 1024) return matchFew(narrowest, others, excluded);
  return matchMany(filters, excluded, rowCount);
}

function matchFew(narrowest: Filter, others: readonly Filter[], excluded: readonly RowSet[]): Matches {
  const found: number[] = [];
  narrowest.forEach((row) => {
    if (others.every((filter) => filter.has(row)) && !excluded.some((set) => set.has(row))) found.push(row);
  });
  if (found.some((row, at) => row < (found[at - 1] ?? 0))) found.sort((a, b) => a - b);
  let known: Set<number> | undefined;
  return {
    total: found.length,
    has: (row) => (known ??= new Set(found)).has(row),
    rows: () => found,
    forEach: (visit) => {
      for (const row of found) if (!visit(row)) return;
    },
  };
}

function matchMany(filters: readonly Filter[], excluded: readonly RowSet[], rowCount: number): Matches {
  const length = (rowCount + 31) >>> 5;
  const result = new Uint32Array(length);
  const [first, ...others] = filters;
  if (first) first.addTo(result);
  else result.fill(0xffffffff);
  if (rowCount % 32 !== 0) result[length - 1] = (result[length - 1] ?? 0) & ((1 << (rowCount & 31)) - 1);
  const words = others.length > 0 ? new Uint32Array(length) : result;
  for (const filter of others) {
    words.fill(0);
    filter.addTo(words);
    for (let at = 0; at < length; at += 1) result[at] = (result[at] ?? 0) & (words[at] ?? 0);
  }
  for (const set of excluded) set.removeFrom(result);
  return ofWords(result);
}

function ofWords(words: Uint32Array): Matches {
  const forEach = (visit: (row: number) => boolean): void => {
    for (let at = 0; at < words.length; at += 1) {
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
        if (!visit(at * 32 + 31 - Math.clz32(rest & -rest))) return;
      }
    }
  };
  let total = 0;
  for (let at = 0; at < words.length; at += 1) total += bitCount(words[at] ?? 0);
  return {
    total,
    has: (row) => ((words[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0,
    rows: () => {
      const rows: number[] = [];
      forEach((row) => rows.push(row) > 0);
      return rows;
    },
    forEach,
  };
}

function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
