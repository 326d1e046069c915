import type { Change } from '../change';
import { idsIn, insertionPointOf, withItems, type Target } from '../insertion-points';
import { depthOf } from '../layout';
import { loadBlock } from '../load-block';
import { createEdit } from '../page-edit';
import { canInsert } from '../permissions';
import type { DocumentState, StoredBlock } from '../types';

/** A block that was part of the page, under its id. */
export interface FormerBlock {
  id: string;
  stored: StoredBlock;
}

/** Puts a block back that was part of the page, under its own id unless that is taken, and selects it. */
export function returnBlock(
  state: DocumentState,
  { id, stored }: FormerBlock,
  target: Target,
): Change | undefined {
  const spot = insertionPointOf(state, target);
  if (!spot || !canInsert(state, target, [stored]).isAllowed) return undefined;
  const { container, index } = spot;
  const edit = createEdit(state);
  const isTaken = idsIn(edit.block, container).has(id);
  const key = loadBlock(edit, stored, {
    id: isTaken ? state.setup.newId() : id,
    parent: container.key,
    depth: depthOf(state, container.key),
  });
  edit.setContainer({ ...container, items: withItems(container.items, index, [key]) });
  edit.select({ blocks: [key], anchor: key });
  return edit.change();
}
