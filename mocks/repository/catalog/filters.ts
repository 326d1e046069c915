import type { Hits } from '../full-text/evaluate';
import type { RowSet } from '~mocks/lib/row-set';
import type { Key, ValueIndex } from './value-index';

/** One condition of a query. `size` is what it leaves at most, so that the narrowest goes first. */
export interface Filter {
  size: number;
  has(row: number): boolean;
  forEach(visit: (row: number) => void): void;
  addTo(words: Uint32Array): void;
}

/** More sets than these are joined before rows are looked up in them one by one. */
const fewSets = 16;

/** Rows of any of the sets. */
export function anyOf(sets: readonly RowSet[]): Filter {
  const addTo = (words: Uint32Array) => sets.forEach((set) => set.addTo(words));
  let joined: Set<number> | undefined;
  const isInJoined = (row: number) => (joined ??= new Set(sets.flatMap((set) => set.rows()))).has(row);
  return {
    size: sets.reduce((sum, set) => sum + set.size, 0),
    has: sets.length > fewSets ? isInJoined : (row) => sets.some((set) => set.has(row)),
    forEach: (visit) => {
      const seen = sets.length > 1 ? new Set<number>() : undefined;
      for (const set of sets) {
        set.forEach((row) => {
          if (seen?.has(row)) return;
          seen?.add(row);
          visit(row);
        });
      }
    },
    addTo,
  };
}

/** Rows with a value between the bounds. A row stands in an index once for each of its values. */
export function ofRange(index: ValueIndex, min: Key | undefined, max: Key | undefined): Filter {
  const entries = index.between(min, max);
  return {
    size: entries.length,
    has: (row) => index.isBetween(row, min, max),
    forEach: (visit) => new Set(entries.map(({ row }) => row)).forEach(visit),
    addTo: (words) => {
      for (const { row } of entries) setBit(words, row);
    },
  };
}

export function ofHits(hits: Hits): Filter {
  return {
    size: hits.size,
    has: (row) => hits.has(row),
    forEach: (visit) => {
      for (const row of hits.keys()) visit(row);
    },
    addTo: (words) => {
      for (const row of hits.keys()) setBit(words, row);
    },
  };
}

function setBit(words: Uint32Array, row: number): void {
  words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
}
