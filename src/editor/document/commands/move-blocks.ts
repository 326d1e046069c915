import type { Change } from '../change';
import { lastOnes, typeOf } from '../flags';
import { heightOf, isGap, outermost, placedIn } from '../layout';
import { createEdit } from '../page-edit';
import { canInsertInto, canMove, type Permission } from '../permissions';
import { idsIn, insertionPointOf, withItems, type Target } from '../insertion-points';
import { stepTarget, type Direction } from '../step-target';
import type { BlockKey, DocumentState } from '../types';
import { fillEmptyPage, takeOut } from './remove-blocks';

/** Whether blocks may be moved to a place. */
export function canMoveTo(state: DocumentState, keys: readonly BlockKey[], target: Target): Permission {
  const spot = insertionPointOf(state, target);
  if (!spot || keys.length === 0) return { isAllowed: false, reason: 'unknown' };
  const refusal = keys.map((key) => canMove(state, key)).find(({ isAllowed }) => !isAllowed);
  if (refusal) return refusal;
  const away = keys.filter((key) => state.blocks.get(key)?.parent !== spot.container.key);
  if (lastOnes(state, away).length > 0) return { isAllowed: false, reason: 'last' };
  const coming = keys.map((key) => ({
    key,
    type: typeOf(state.blocks.get(key)?.data ?? {}),
    height: heightOf(state, key),
  }));
  return canInsertInto(state, spot.container.key, coming);
}

/** Moves blocks of whatever containers to one place, in reading order; all of them or none. */
export function moveBlocks(
  state: DocumentState,
  keys: readonly BlockKey[],
  target: Target,
): Change | undefined {
  const moved = outermost(state, keys);
  const spot = insertionPointOf(state, target);
  if (!spot || !canMoveTo(state, moved, target).isAllowed) return undefined;
  // The place is named by the block that follows it, since taking blocks out shifts the rest.
  const next = spot.container.items.slice(spot.index).find((item) => !isGap(item) && !moved.includes(item));
  const edit = createEdit(state);
  for (const key of moved) takeOut(edit, key);
  const container = edit.container(spot.container.key);
  if (!container) return undefined;
  const taken = idsIn(edit.block, container);
  for (const key of moved) {
    const block = edit.block(key);
    if (!block) return undefined;
    const id = taken.has(block.id) ? state.setup.newId() : block.id;
    taken.add(id);
    if (id !== block.id || block.parent !== container.key)
      edit.setBlock({ ...block, id, parent: container.key });
  }
  const index = next === undefined ? -1 : container.items.indexOf(next);
  const items = withItems(container.items, index < 0 ? container.items.length : index, moved);
  const result = { ...container, items };
  if (isSame(placedIn(result), placedIn(spot.container))) return undefined;
  edit.setContainer(result);
  edit.select({ blocks: moved, anchor: moved[0] });
  fillEmptyPage(edit);
  return edit.change();
}

/** Moves blocks by one step of the keyboard. */
export function stepBlocks(
  state: DocumentState,
  keys: readonly BlockKey[],
  direction: Direction,
): Change | undefined {
  const target = stepTarget(state, keys, direction);
  return target && moveBlocks(state, keys, target);
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
