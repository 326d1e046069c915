import type { Change } from '../change';
import { createEdit } from '../page-edit';
import { canEdit, canRemove } from '../permissions';
import { dropTree } from '../place-blocks';
import type { Caret } from '../selection';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { merged } from './change-block';
import { takeOut } from './remove-blocks';

export interface Join {
  /** The block that stays. */
  into: BlockKey;
  /** The one whose text it takes; it goes. */
  from: BlockKey;
  /** Fields of the block that stays: the joined text. */
  joined: StoredBlock;
  /** Where the texts meet. */
  caret?: Caret;
}

/** Makes two blocks of one container one; undefined where one of them may not go or not be changed. */
export function joinBlocks(state: DocumentState, { into, from, joined, caret }: Join): Change | undefined {
  const staying = state.blocks.get(into);
  const going = state.blocks.get(from);
  if (!staying || going?.parent !== staying.parent || into === from || going.containers.length > 0)
    return undefined;
  if (!canEdit(state, into).isAllowed || !canEdit(state, from).isAllowed) return undefined;
  if (!canRemove(state, from, 'typing').isAllowed) return undefined;
  const edit = createEdit(state);
  edit.setBlock({ ...staying, data: merged(staying.data, joined) });
  takeOut(edit, from);
  dropTree(edit, from);
  edit.select({ blocks: [into], caret });
  return edit.change();
}
