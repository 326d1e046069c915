import type { Change } from '../change';
import { copyOf } from '../copy-of';
import { createEdit } from '../page-edit';
import { canInsert, type Means } from '../permissions';
import { placeBlocks } from '../place-blocks';
import { spotOf, type Target } from '../spots';
import type { DocumentState, StoredBlock } from '../types';

export interface Insertion {
  blocks: readonly StoredBlock[];
  target: Target;
  caret?: unknown;
  means?: Means;
}

/** Puts new blocks into the page, with ids of their own at every depth, and selects them; undefined where they may not be. */
export function insertBlocks(
  state: DocumentState,
  { blocks, target, caret, means }: Insertion,
): Change | undefined {
  const spot = spotOf(state, target);
  if (!spot || blocks.length === 0 || !canInsert(state, target, blocks, means).isAllowed) return undefined;
  const edit = createEdit(state);
  const copies = blocks.map((block) => copyOf(block, state.setup.newId));
  const keys = placeBlocks(edit, copies, spot);
  edit.select({ blocks: keys, anchor: keys[0], caret });
  return edit.change();
}
