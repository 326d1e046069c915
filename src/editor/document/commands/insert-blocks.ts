import type { Change } from '../change';
import { copyOf } from '../copy-of';
import { createEdit } from '../page-edit';
import { canInsert, type Means } from '../permissions';
import { placeBlocks } from '../place-blocks';
import { withoutSingles } from '../single-blocks';
import { insertionPointOf, type Target } from '../insertion-points';
import type { Caret } from '../selection';
import type { DocumentState, StoredBlock } from '../types';

export interface Insertion {
  blocks: readonly StoredBlock[];
  target: Target;
  caret?: Caret;
  means?: Means;
}

/**
 * Puts new blocks into the page, with ids of their own at every depth, and selects them; undefined where they may not be.
 * What a page has one of does not come a second time.
 */
export function insertBlocks(
  state: DocumentState,
  { blocks: offered, target, caret, means }: Insertion,
): Change | undefined {
  const spot = insertionPointOf(state, target);
  const blocks = withoutSingles(state, offered);
  if (!spot || blocks.length === 0 || !canInsert(state, target, blocks, means).isAllowed) return undefined;
  const edit = createEdit(state);
  const copies = blocks.map((block) => copyOf(block, state.setup.newId));
  const keys = placeBlocks(edit, copies, spot);
  edit.select({ blocks: keys, anchor: keys[0], caret });
  return edit.change();
}
