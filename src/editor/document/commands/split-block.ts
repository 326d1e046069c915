import { deepEqual } from '@/lib/deep-equal';
import type { Change } from '../change';
import { createEdit } from '../page-edit';
import { canEdit, canInsert } from '../permissions';
import { placeBlocks } from '../place-blocks';
import { insertionPointOf } from '../insertion-points';
import type { Caret } from '../selection';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { merged } from './change-block';

export interface Split {
  /** What the block keeps: fields that change. */
  kept: StoredBlock;
  /** The block that follows it then. */
  following: StoredBlock;
  caret?: Caret;
}

/** Divides a block in two; the caret is in the second. */
export function splitBlock(
  state: DocumentState,
  key: BlockKey,
  { kept, following, caret = 'start' }: Split,
): Change | undefined {
  const block = state.blocks.get(key);
  const spot = insertionPointOf(state, { after: key });
  if (!block || !spot || !canEdit(state, key).isAllowed) return undefined;
  if (!canInsert(state, { after: key }, [following], 'typing').isAllowed) return undefined;
  const edit = createEdit(state);
  const data = merged(block.data, kept);
  // Whoever goes on at the end of a text leaves it as it is.
  if (!deepEqual(data, block.data)) edit.setBlock({ ...block, data });
  edit.select({ blocks: placeBlocks(edit, [following], spot), caret });
  return edit.change();
}
