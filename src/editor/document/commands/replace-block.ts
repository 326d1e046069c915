import type { Change } from '../change';
import { createEdit } from '../page-edit';
import { canEdit } from '../permissions';
import { rewriteBlock } from '../place-blocks';
import type { BlockKey, DocumentState, StoredBlock } from '../types';

/** Stores a block anew with all that it holds; it keeps its id, its place and the selection. */
export function replaceBlock(state: DocumentState, key: BlockKey, stored: StoredBlock): Change | undefined {
  if (!canEdit(state, key).isAllowed) return undefined;
  const edit = createEdit(state);
  rewriteBlock(edit, key, stored);
  edit.select({ blocks: [key], anchor: key });
  return edit.change();
}
