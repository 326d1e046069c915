import type { Hunk } from './hunks';
import { changesOfSides, isInsertion, withReplaced, type Change, type ChangeRules } from './list-changes';
import type { Side, Three } from './types';

interface JoinRules<Entry> extends ChangeRules<Entry> {
  /** Joins an entry that both sides replaced by another. */
  join?: (entry: Three<Entry>) => Entry | undefined;
  /** What stands between what each made of the same. */
  between?: (mine: Entry, theirs: Entry) => readonly Entry[];
}

interface SideChange<Entry> extends Change<Entry> {
  side: Side;
}

interface Group<Entry> {
  from: number;
  to: number;
  changes: readonly SideChange<Entry>[];
}

const isAboutSame = (one: { from: number; to: number }, other: Hunk): boolean =>
  isInsertion(one) && isInsertion(other)
    ? one.from === other.from
    : one.from < other.to && other.from < one.to;

/** Changes in their order, those that are about the same in one. */
function groupsOf<Entry>(changes: readonly SideChange<Entry>[]): Group<Entry>[] {
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
const versionOf = <Entry>(side: Side, group: Group<Entry>, base: readonly Entry[]): Entry[] =>
  withReplaced(
    base,
    group.changes.filter((change) => change.side === side),
    ({ entries }) => entries,
    group,
  );

/** What both sides made of a part of a list. */
function joinedGroup<Entry>(
  group: Group<Entry>,
  base: readonly Entry[],
  { keyOf, join, between }: JoinRules<Entry>,
): readonly Entry[] {
  const [mine, theirs] = [versionOf('mine', group, base), versionOf('theirs', group, base)];
  const [only, ...others] = new Set(group.changes.map(({ side }) => side));
  if (others.length === 0) return only === 'mine' ? mine : theirs;
  const signOf = (entries: readonly Entry[]) => JSON.stringify(entries.map(keyOf));
  if (signOf(mine) === signOf(theirs)) return mine;
  const before = group.to - group.from === 1 ? base[group.from] : undefined;
  const one =
    join && before !== undefined && mine.length === 1 && theirs.length === 1
      ? join({ base: before, mine: mine[0] as Entry, theirs: theirs[0] as Entry })
      : undefined;
  if (one !== undefined) return [one];
  const [own, other] = [mine.at(-1), theirs[0]];
  const gap = own !== undefined && other !== undefined ? (between?.(own, other) ?? []) : [];
  return [...mine, ...gap, ...theirs];
}

/**
 * A list with what each side made of it; where both changed the same, theirs stands after mine. Undefined for lists that
 * are too long to be compared.
 */
export function joinLists<Entry>(
  lists: Three<readonly Entry[]>,
  rules: JoinRules<Entry>,
): Entry[] | undefined {
  const { base } = lists;
  const sides = changesOfSides(lists, rules);
  if (!sides) return undefined;
  const groups = groupsOf([
    ...sides.mine.map((change) => ({ ...change, side: 'mine' as const })),
    ...sides.theirs.map((change) => ({ ...change, side: 'theirs' as const })),
  ]);
  return withReplaced(base, groups, (group) => joinedGroup(group, base, rules));
}
