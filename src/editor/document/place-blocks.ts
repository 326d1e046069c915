import { depthOf } from './layout';
import { loadBlock } from './load-block';
import type { Edit } from './page-edit';
import { withItems, type InsertionPoint } from './insertion-points';
import type { BlockKey, StoredBlock } from './types';

/** Puts new blocks into a container; they have ids of their own at every depth already, but for the outermost. */
export function placeBlocks(
  edit: Edit,
  blocks: readonly StoredBlock[],
  { container, index }: InsertionPoint,
): BlockKey[] {
  const depth = depthOf(edit.state, container.key);
  const keys = blocks.map((stored) =>
    loadBlock(edit, stored, { id: edit.state.setup.newId(), parent: container.key, depth }),
  );
  edit.setContainer({ ...container, items: withItems(container.items, index, keys) });
  return keys;
}

/** Takes a block out of the page with all that it holds. */
export function dropTree(edit: Edit, key: BlockKey): void {
  for (const container of edit.block(key)?.containers ?? []) {
    dropContainer(edit, container);
  }
  edit.dropBlock(key);
}

function dropContainer(edit: Edit, key: string): void {
  for (const item of edit.container(key)?.items ?? []) if (typeof item === 'string') dropTree(edit, item);
  edit.dropContainer(key);
}

/** Reads a block anew: it keeps key and place, and what it holds is that which is stored now. */
export function rewriteBlock(edit: Edit, key: BlockKey, stored: StoredBlock): void {
  const block = edit.block(key);
  if (!block) return;
  const { id, parent } = block;
  dropTree(edit, key);
  loadBlock(edit, stored, { id, parent, key, depth: depthOf(edit.state, parent) });
}
