import type { Change } from '../change';
import { createEdit } from '../page-edit';
import { canEdit, canInsert } from '../permissions';
import { copyOf } from '../copy-of';
import { placeBlocks, rewriteBlock } from '../place-blocks';
import { insertionPointOf } from '../insertion-points';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { merged } from './change-block';
import { canChangeType, withFlagsOf } from './change-type';

export interface Put {
  /** Fields of the block that change; without them the first of the others takes its place. */
  kept?: StoredBlock | undefined;
  blocks: readonly StoredBlock[];
}

/** Puts blocks in the place of one, or after what it keeps, and selects the last; undefined where one of them may not be. */
export function putBlocks(state: DocumentState, key: BlockKey, { kept, blocks }: Put): Change | undefined {
  const block = state.blocks.get(key);
  const spot = insertionPointOf(state, { after: key });
  const [first, following] = kept ? [undefined, blocks] : [blocks[0], blocks.slice(1)];
  if (!block || !spot || !canEdit(state, key).isAllowed) return undefined;
  if (first && !canChangeType(state, key, first).isAllowed) return undefined;
  if (following.length > 0 && !canInsert(state, { after: key }, following, 'typing').isAllowed)
    return undefined;
  const edit = createEdit(state);
  if (kept) edit.setBlock({ ...block, data: merged(block.data, kept) });
  if (first) rewriteBlock(edit, key, withFlagsOf(block, copyOf(first, state.setup.newId)));
  const copies = following.map((each) => copyOf(each, state.setup.newId));
  const last = placeBlocks(edit, copies, spot).at(-1) ?? key;
  edit.select({ blocks: [last], anchor: last });
  return edit.change();
}
