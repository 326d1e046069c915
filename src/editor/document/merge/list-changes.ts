import { hunksOf, type Hunk } from './hunks';
import { mapThree } from './settled';
import type { Side, Three } from './types';

type Piece = Pick<Hunk, 'from' | 'to'>;

/** How it is told what a side changed in a list. */
export interface ChangeRules<Entry> {
  /** The same for entries that are the same. */
  keyOf: (entry: Entry) => string;
  /** Makes hunks of one side larger or smaller before they are compared with those of the other. */
  refine?: (hunks: readonly Hunk[], base: readonly Entry[]) => readonly Hunk[];
}

export interface Change<Entry> extends Hunk {
  entries: readonly Entry[];
}

export const isInsertion = ({ from, to }: Piece): boolean => from === to;

/** What each side replaced in a list; undefined where they are too long to be compared. */
export function changesOfSides<Entry>(
  lists: Three<readonly Entry[]>,
  { keyOf, refine }: ChangeRules<Entry>,
): Record<Side, Change<Entry>[]> | undefined {
  const { base } = lists;
  const keys = mapThree(lists, (entries) => entries.map(keyOf));
  const changesOf = (side: Side): Change<Entry>[] | undefined => {
    const hunks = hunksOf(keys.base, keys[side]);
    const refined = hunks && (refine?.(hunks, base) ?? hunks);
    return refined?.map((hunk) => ({ ...hunk, entries: lists[side].slice(hunk.start, hunk.end) }));
  };
  const [mine, theirs] = [changesOf('mine'), changesOf('theirs')];
  return mine && theirs && { mine, theirs };
}

/** A list, or a part of it, in which pieces that follow each other are replaced. */
export function withReplaced<Entry, Replaced extends Piece>(
  list: readonly Entry[],
  pieces: readonly Replaced[],
  replace: (piece: Replaced) => readonly Entry[],
  { from, to }: Piece = { from: 0, to: list.length },
): Entry[] {
  let done = from;
  const parts = pieces.flatMap((piece) => {
    const kept = list.slice(done, piece.from);
    done = piece.to;
    return [...kept, ...replace(piece)];
  });
  return [...parts, ...list.slice(done, to)];
}
