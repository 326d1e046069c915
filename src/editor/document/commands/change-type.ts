import type { Change } from '../change';
import { copyOf } from '../copy-of';
import { flagsOf, typeOf } from '../flags';
import { deepest } from '../load-block';
import { createEdit } from '../page-edit';
import { canEdit, canInsertInto, type Permission, type Reason } from '../permissions';
import { rewriteBlock } from '../place-blocks';
import { storedHeight } from '../stored-containers';
import type { Caret } from '../selection';
import type { BlockKey, BlockNode, DocumentState, StoredBlock } from '../types';

/** What keeps blocks from coming in addition is no matter where one takes the place of another. */
const aboutNumber: readonly Reason[] = ['maxLength', 'disableNewBlocks', 'disableInnerButtons'];
/** What templates say of a place stays with it, whatever stands there. */
const flagsOfPlace = ['fixed', 'required', 'disableNewBlocks', 'allowedBlocks'];

/** Whether a block may become another: where a template names the blocks for its place these, else those of its container. */
export function canChangeType(state: DocumentState, key: BlockKey, block: StoredBlock): Permission {
  const present = state.blocks.get(key);
  const edit = canEdit(state, key);
  if (!present || !edit.isAllowed) return edit;
  const type = typeOf(block);
  const { allowedBlocks } = flagsOf(present.data);
  if (allowedBlocks)
    return allowedBlocks.includes(type) ? edit : { isAllowed: false, reason: 'allowedBlocks' };
  const into = canInsertInto(state, present.parent, [{ type, height: storedHeight(block, deepest + 1) }]);
  return into.isAllowed || aboutNumber.includes(into.reason) ? edit : into;
}

/** A block for a place, with what templates say of that. */
export const withFlagsOf = ({ data }: BlockNode, block: StoredBlock): StoredBlock => {
  const kept = flagsOfPlace.filter((name) => Object.hasOwn(data, name));
  return { ...block, ...Object.fromEntries(kept.map((name) => [name, data[name]])) };
};

/** Makes another block of one; it keeps its id and its place. */
export function changeType(
  state: DocumentState,
  key: BlockKey,
  block: StoredBlock,
  caret?: Caret,
): Change | undefined {
  const present = state.blocks.get(key);
  if (!present || !canChangeType(state, key, block).isAllowed) return undefined;
  const edit = createEdit(state);
  rewriteBlock(edit, key, withFlagsOf(present, copyOf(block, state.setup.newId)));
  edit.select({ blocks: [key], anchor: key, caret });
  return edit.change();
}
