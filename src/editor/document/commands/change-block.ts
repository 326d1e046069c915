import { mayHoldBlocks } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import type { Change } from '../change';
import { createEdit } from '../page-edit';
import { canEdit } from '../permissions';
import { rewriteBlock } from '../place-blocks';
import { sourceOf } from '../to-content';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { writeBlock } from '../write-block';

/** Fields over what is stored; one that is undefined is taken away. */
export function merged(stored: StoredBlock, fields: StoredBlock): StoredBlock {
  const all = { ...stored, ...fields };
  const isEmptied = Object.keys(fields).some((name) => ownOf(fields, name) === undefined);
  if (!isEmptied) return all;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Changes fields of one block; undefined where nothing would be another. */
export function changeBlock(state: DocumentState, key: BlockKey, fields: StoredBlock): Change | undefined {
  const block = state.blocks.get(key);
  if (!block || !canEdit(state, key).isAllowed) return undefined;
  const names = Object.keys(fields);
  const edit = createEdit(state);
  if (names.some(mayHoldBlocks)) {
    rewriteBlock(edit, key, merged(writeBlock(sourceOf(state), block), fields));
    return edit.change();
  }
  if (names.every((name) => Object.is(ownOf(fields, name), ownOf(block.data, name)))) return undefined;
  edit.setBlock({ ...block, data: merged(block.data, fields) });
  return edit.change();
}

/** Changes fields of several blocks in one step; those that may not be changed stay as they are. */
export function changeEach(
  state: DocumentState,
  keys: readonly BlockKey[],
  fieldsOf: (stored: StoredBlock) => StoredBlock,
): Change | undefined {
  const edit = createEdit(state);
  for (const key of keys) {
    const block = state.blocks.get(key);
    if (block && canEdit(state, key).isAllowed)
      edit.setBlock({ ...block, data: merged(block.data, fieldsOf(block.data)) });
  }
  return edit.change();
}

/** Gives several blocks the same fields. */
export const changeBlocks = (
  state: DocumentState,
  keys: readonly BlockKey[],
  fields: StoredBlock,
): Change | undefined => changeEach(state, keys, () => fields);
