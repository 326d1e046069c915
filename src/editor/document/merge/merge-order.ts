import type { Side, Three } from './types';

type Order = Three<ReadonlyMap<string, number>>;

const placesOf = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key, index) => [key, index]));

/** Whether one stands before the other; undefined where one of them is missing. */
function isBefore(places: ReadonlyMap<string, number>, one: string, other: string): boolean | undefined {
  const [first, second] = [places.get(one), places.get(other)];
  return first === undefined || second === undefined ? undefined : first < second;
}

/** Which of two stand before the other in the end: where both changed that, both made the same of it. */
function mayPrecede({ base, mine, theirs }: Order, one: string, other: string): boolean {
  const [here, there] = [isBefore(mine, one, other), isBefore(theirs, one, other)];
  if (here === there) return here === true;
  const before = isBefore(base, one, other);
  return before === undefined || !before;
}

/**
 * Puts what both sides have into the order that each pair of it shall have. Only where these contradict each other, in a
 * circle, is one side's order taken: of those that make it up, and of no others.
 */
function orderOfCommon(
  keys: readonly string[],
  order: Order,
  choose: (circle: readonly string[]) => Side,
): string[] {
  const following = new Map(
    keys.map((key) => [key, keys.filter((other) => other !== key && mayPrecede(order, key, other)).length]),
  );
  const sorted = [...keys].sort((one, other) => (following.get(other) ?? 0) - (following.get(one) ?? 0));
  const result: string[] = [];
  let [start, reach] = [0, 0];
  sorted.forEach((key, index) => {
    for (let later = sorted.length - 1; later > Math.max(reach, index); later--)
      if (mayPrecede(order, sorted[later] ?? '', key)) reach = later;
    if (reach > index) return;
    const part = sorted.slice(start, index + 1);
    const places = part.length > 1 ? order[choose([...part].sort())] : order.mine;
    result.push(...part.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)));
    [start, reach] = [index + 1, index + 1];
  });
  return result;
}

/** What only one side has, by that which it follows there; '' for what stands first. */
function runsAfter(keys: readonly string[], isCommon: (key: string) => boolean): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const key of keys) {
    if (isCommon(key)) anchor = key;
    else runs.set(anchor, [...(runs.get(anchor) ?? []), key]);
  }
  return runs;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** Of more than these no pairs are compared. */
const mostCompared = 2000;

/** The order of some keys of which each stands in one list at least; `choose` is asked where the sides contradict. */
export function mergeOrder(
  lists: Three<readonly string[]>,
  kept: ReadonlySet<string>,
  choose: (circle: readonly string[]) => Side,
): string[] {
  const mine = lists.mine.filter((key) => kept.has(key));
  const theirs = lists.theirs.filter((key) => kept.has(key));
  const [inMine, inTheirs, inBase] = [new Set(mine), new Set(theirs), new Set(lists.base)];
  const isCommon = (key: string) => inMine.has(key) && inTheirs.has(key);
  const [common, others] = [mine.filter(isCommon), theirs.filter(isCommon)];
  const before = lists.base.filter(isCommon);
  const isOld = common.every((key) => inBase.has(key));
  const order = { base: placesOf(lists.base), mine: placesOf(mine), theirs: placesOf(theirs) };
  const sequence =
    isSame(common, others) || (isOld && isSame(before, others))
      ? common
      : isOld && isSame(before, common)
        ? others
        : common.length > mostCompared
          ? { mine: common, theirs: others }[choose(common)]
          : orderOfCommon(common, order, choose);
  const [own, foreign] = [runsAfter(mine, isCommon), runsAfter(theirs, isCommon)];
  const placed = ['', ...sequence].flatMap((anchor) => {
    const runs = [own.get(anchor) ?? [], foreign.get(anchor) ?? []];
    // By their names, so that whoever merges gets the same.
    runs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
    return [...(anchor === '' ? [] : [anchor]), ...runs.flat()];
  });
  const known = new Set(placed);
  return [...placed, ...[...kept].filter((key) => !known.has(key)).sort()];
}
