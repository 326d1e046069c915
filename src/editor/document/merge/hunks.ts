/** A piece of a list that was replaced: `from` and `to` in the list before, `start` and `end` in the one after. */
export interface Hunk {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** More pairs than these are not compared. */
const mostPairs = 4_000_000;

/** How long the longest common part of two lists is, from each pair of places to their ends. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const at = row * width + column;
      lengths[at] =
        one[row] === other[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  return lengths;
}

/** The places of a list that are another's too, each with its place there. */
function matches(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  const lengths = commonLengths(one, other);
  const found: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    const at = row * width + column;
    if (one[row] === other[column]) found.push([row++, column++]);
    else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row++;
    else column++;
  }
  return found;
}

/** What was replaced between two lists, in its order; undefined where they are too long to be compared. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const one = before.slice(head, before.length - tail);
  const other = after.slice(head, after.length - tail);
  if (one.length * other.length > mostPairs) return undefined;
  const hunks: Hunk[] = [];
  let [from, start] = [0, 0];
  for (const [to, end] of [...matches(one, other), [one.length, other.length] as const]) {
    if (to > from || end > start)
      hunks.push({ from: from + head, to: to + head, start: start + head, end: end + head });
    [from, start] = [to + 1, end + 1];
  }
  return hunks;
}
