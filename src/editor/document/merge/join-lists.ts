import { hunksOf, type Hunk } from './hunks';
import { mapThree } from './settled';
import type { Side, Three } from './types';

interface JoinRules<Entry> {
  /** The same for entries that are the same. */
  keyOf: (entry: Entry) => string;
  /** Makes hunks of one side larger before they are compared with those of the other. */
  refine?: (hunks: readonly Hunk[], base: readonly Entry[]) => readonly Hunk[];
  /** Joins an entry that both sides replaced by another. */
  join?: (entry: Three<Entry>) => Entry | undefined;
  /** What stands between what each made of the same. */
  between?: (mine: Entry, theirs: Entry) => readonly Entry[];
}

interface Change<Entry> extends Hunk {
  side: Side;
  entries: readonly Entry[];
}

interface Group<Entry> {
  from: number;
  to: number;
  changes: readonly Change<Entry>[];
}

const isInsertion = ({ from, to }: { from: number; to: number }): boolean => from === to;

const isAboutSame = (one: { from: number; to: number }, other: Hunk): boolean =>
  isInsertion(one) && isInsertion(other)
    ? one.from === other.from
    : one.from < other.to && other.from < one.to;

/** Changes in their order, those that are about the same in one. */
function groupsOf<Entry>(changes: readonly Change<Entry>[]): Group<Entry>[] {
  const groups: Group<Entry>[] = [];
  for (const change of [...changes].sort((one, other) => one.from - other.from || one.to - other.to)) {
    const last = groups.at(-1);
    if (!last || !isAboutSame(last, change)) groups.push({ ...change, changes: [change] });
    else
      groups[groups.length - 1] = {
        from: last.from,
        to: Math.max(last.to, change.to),
        changes: [...last.changes, change],
      };
  }
  return groups;
}

/** What one side made of a part of a list. */
function versionOf<Entry>(side: Side, { from, to, changes }: Group<Entry>, base: readonly Entry[]): Entry[] {
  let done = from;
  const version = changes
    .filter((change) => change.side === side)
    .flatMap((change) => {
      const kept = base.slice(done, change.from);
      done = change.to;
      return [...kept, ...change.entries];
    });
  return [...version, ...base.slice(done, to)];
}

/**
 * A list with what each side made of it; where both changed the same, theirs stands after mine. Undefined for lists that
 * are too long to be compared.
 */
export function joinLists<Entry>(
  lists: Three<readonly Entry[]>,
  { keyOf, refine, join, between }: JoinRules<Entry>,
): Entry[] | undefined {
  const { base } = lists;
  const keys = mapThree(lists, (entries) => entries.map(keyOf));
  const changesOf = (side: Side): Change<Entry>[] | undefined => {
    const hunks = hunksOf(keys.base, keys[side]);
    const refined = hunks && (refine?.(hunks, base) ?? hunks);
    return refined?.map((hunk) => ({ ...hunk, side, entries: lists[side].slice(hunk.start, hunk.end) }));
  };
  const [ofMine, ofTheirs] = [changesOf('mine'), changesOf('theirs')];
  if (!ofMine || !ofTheirs) return undefined;
  let done = 0;
  const joined = groupsOf([...ofMine, ...ofTheirs]).flatMap((group) => {
    const kept = base.slice(done, group.from);
    done = group.to;
    const [mine, theirs] = [versionOf('mine', group, base), versionOf('theirs', group, base)];
    if (new Set(group.changes.map(({ side }) => side)).size === 1)
      return [...kept, ...(group.changes[0]?.side === 'mine' ? mine : theirs)];
    const signOf = (entries: readonly Entry[]) => JSON.stringify(entries.map(keyOf));
    if (signOf(mine) === signOf(theirs)) return [...kept, ...mine];
    const [own, other] = [mine.at(-1), theirs[0]];
    const before = group.to - group.from === 1 ? base[group.from] : undefined;
    const one =
      join && before !== undefined && mine.length === 1 && theirs.length === 1
        ? join({ base: before, mine: mine[0] as Entry, theirs: theirs[0] as Entry })
        : undefined;
    if (one !== undefined) return [...kept, one];
    const gap = own !== undefined && other !== undefined ? (between?.(own, other) ?? []) : [];
    return [...kept, ...mine, ...gap, ...theirs];
  });
  return [...joined, ...base.slice(done)];
}
