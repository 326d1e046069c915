import type { Hunk } from './hunks';
import { changesOfSides, isInsertion, withReplaced, type Change, type ChangeRules } from './list-changes';
import type { Three } from './types';

export interface SequenceRules<Entry> extends ChangeRules<Entry> {
  /** Whether two hunks may touch each other. */
  mayTouch: boolean;
  /** Merges an entry that both sides replaced by another. */
  merge?: (entry: Three<Entry>) => Entry | undefined;
}

const isSingle = ({ from, to, start, end }: Hunk): boolean => to - from === 1 && end - start === 1;

/** Insertions stand before what replaces the entry at the same place. */
const inOrder = (one: Hunk, other: Hunk): number => one.from - other.from || one.to - other.to;

function isApart(one: Hunk, other: Hunk, mayTouch: boolean): boolean {
  if (!mayTouch) return one.to < other.from || other.to < one.from;
  if (isInsertion(one) && isInsertion(other)) return one.from !== other.from;
  return one.to <= other.from || other.to <= one.from;
}

/** A change that stands for both; undefined where they cannot be united. */
function united<Entry>(
  mine: Change<Entry>,
  theirs: Change<Entry>,
  base: readonly Entry[],
  { keyOf, merge }: SequenceRules<Entry>,
): Change<Entry> | undefined {
  if (mine.from !== theirs.from || mine.to !== theirs.to) return undefined;
  const isSame =
    mine.entries.length === theirs.entries.length &&
    mine.entries.every((entry, index) => keyOf(entry) === keyOf(theirs.entries[index] as Entry));
  if (isSame) return mine;
  if (!merge || !isSingle(mine) || !isSingle(theirs)) return undefined;
  const merged = merge({
    base: base[mine.from] as Entry,
    mine: mine.entries[0] as Entry,
    theirs: theirs.entries[0] as Entry,
  });
  return merged === undefined ? undefined : { ...mine, entries: [merged] };
}

/** Both sides' changes as one list; undefined where two of them are about the same. */
function together<Entry>(
  mine: readonly Change<Entry>[],
  theirs: readonly Change<Entry>[],
  base: readonly Entry[],
  rules: SequenceRules<Entry>,
): Change<Entry>[] | undefined {
  const rest = new Set(theirs);
  const changes: Change<Entry>[] = [];
  for (const change of mine) {
    const others = [...rest].filter((other) => !isApart(change, other, rules.mayTouch));
    const [other] = others;
    if (others.length > 1) return undefined;
    const result = other ? united(change, other, base, rules) : change;
    if (!result) return undefined;
    if (other) rest.delete(other);
    changes.push(result);
  }
  return [...changes, ...rest].sort(inOrder);
}

/** Merges lists whose entries have no ids, by what each side replaced in them; undefined where that is not safe. */
export function mergeSequences<Entry>(
  lists: Three<readonly Entry[]>,
  rules: SequenceRules<Entry>,
): Entry[] | undefined {
  const { base } = lists;
  const sides = changesOfSides(lists, rules);
  const changes = sides && together(sides.mine, sides.theirs, base, rules);
  return changes && withReplaced(base, changes, ({ entries }) => entries);
}
