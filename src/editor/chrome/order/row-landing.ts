import { canMoveTo } from '../../document/commands/move-blocks';
import type { Target } from '../../document/insertion-points';
import { outermost, ownersOf } from '../../document/layout';
import type { BlockKey, DocumentState } from '../../document/types';
import type { Landing } from '../../input/drag/landing';
import { elementUnder } from '../../input/element-under';

const thickness = 2;

/**
 * The places that a row has for what is dragged over it, the one that is meant first: before its block at the upper edge,
 * in it in the middle, and below it at the lower edge, which is in it where what it holds stands there.
 */
function placesOf(key: BlockKey, into: string | undefined, part: number, isOpen: boolean): Target[] {
  const [before, after] = [{ before: key }, { after: key }];
  if (into === undefined) return part < 0.5 ? [before, after] : [after, before];
  const first = { into, at: 0 };
  if (part < 0.3) return [before];
  return isOpen || part < 0.7 ? [first, after] : [after, first];
}

/** Where dragged blocks would land by the row under the pointer; undefined where none takes them. */
export function rowLandingAt(
  state: DocumentState,
  keys: readonly BlockKey[],
  { x, y }: { x: number; y: number },
): Landing | undefined {
  const row = elementUnder(x, y)?.closest<HTMLElement>('[data-order-row]');
  const key = row?.dataset['orderRow'] ?? '';
  const block = state.blocks.get(key);
  if (!row || !block) return undefined;
  const moved = outermost(state, keys);
  if ([key, ...ownersOf(state, key)].some((each) => moved.includes(each))) return undefined;
  const { left, top, width, height, bottom } = row.getBoundingClientRect();
  const places = placesOf(key, block.containers[0], (y - top) / height, row.dataset['open'] !== undefined);
  const target = places.find((place) => canMoveTo(state, moved, place).isAllowed);
  if (!target) return undefined;
  const start = parseFloat(getComputedStyle(row).paddingInlineStart) + ('into' in target ? 22 : 0);
  const edge = 'before' in target ? top : bottom;
  return {
    target,
    line: { left: left + start, top: edge - 1, width: width - start, height: thickness },
  };
}
