import type { Target } from '../document/insertion-points';
import type { BlockKey } from '../document/types';

/**
 * Where the block of an uploaded file goes: files that were put in one place together stand in their order, whichever is
 * up first. `group` are their ids in that order, `blockOf` gives the block of one that is there; undefined where none is.
 */
export function targetInOrder(
  id: number,
  group: readonly number[],
  blockOf: (id: number) => BlockKey | undefined,
): Target | undefined {
  const at = group.indexOf(id);
  const before = group
    .slice(0, at)
    .map(blockOf)
    .findLast((key) => key !== undefined);
  if (before !== undefined) return { after: before };
  const after = group
    .slice(at + 1)
    .map(blockOf)
    .find((key) => key !== undefined);
  return after === undefined ? undefined : { before: after };
}
