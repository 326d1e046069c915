import type { BlockKey } from '../document/types';

/** Blocks of a page that stand in one box, which the browser lays out, and leaves out, as a whole. */
export interface BlockRun {
  /** Stays the same as long as it has blocks. */
  id: number;
  keys: readonly BlockKey[];
}

/** So many blocks are put into a run; only between its own ones it takes more, up to twice as many. */
export const runLength = 24;

const isSame = (keys: readonly BlockKey[], others: readonly BlockKey[]) =>
  keys.length === others.length && keys.every((key, index) => key === others[index]);

/**
 * The blocks of a page in runs. A block stays in the run in which it stood, since it would be made anew in another one:
 * only what is moved, and what a run has no room for, changes it. A run that has not changed is the same object as before.
 */
export function runsOf(layout: readonly BlockKey[], before: readonly BlockRun[]): readonly BlockRun[] {
  const homes = new Map(before.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)));
  const runs = new Map<number, BlockKey[]>();
  let latest = Math.max(0, ...before.map(({ id }) => id));
  let current: number | undefined;
  for (const [index, key] of layout.entries()) {
    const own = homes.get(key);
    const [following, second] = [1, 2].map((step) => homes.get(layout[index + step] ?? ''));
    const length = current === undefined ? 0 : (runs.get(current) ?? []).length;
    const hasRoom = length < (following === current ? 2 * runLength : runLength);
    // What has been moved stands before another run's blocks.
    const isMoved = following !== undefined && following !== own && second !== own;
    const beginsOwn = own !== undefined && !runs.has(own) && !isMoved;
    if (current === undefined) current = beginsOwn ? own : (following ?? (latest += 1));
    else if (own !== current && !(following === current && hasRoom)) {
      if (beginsOwn) current = own;
      else if (!hasRoom) current = latest += 1;
    }
    runs.set(current, [...(runs.get(current) ?? []), key]);
  }
  const former = new Map(before.map((run) => [run.id, run]));
  return [...runs].map(([id, keys]) => {
    const run = former.get(id);
    return run && isSame(run.keys, keys) ? run : { id, keys };
  });
}
