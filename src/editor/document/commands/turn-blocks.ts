import type { FrameData } from '@/blocks/frame/data';
import type { Change } from '../change';
import { copyOf } from '../copy-of';
import { insertionPointOf } from '../insertion-points';
import { createEdit } from '../page-edit';
import { canInsert, canRemove } from '../permissions';
import { dropTree, placeBlocks, rewriteBlock } from '../place-blocks';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { canChangeType, withFlagsOf } from './change-type';
import { takeOut } from './remove-blocks';

/** Whether blocks of one container may become others. */
export function canTurn(
  state: DocumentState,
  keys: readonly BlockKey[],
  made: readonly StoredBlock[],
): boolean {
  const [first] = keys;
  const parent = state.blocks.get(first ?? '')?.parent;
  if (first === undefined || keys.some((key) => state.blocks.get(key)?.parent !== parent)) return false;
  const pairs = keys.map((key, index) => [key, made[index]] as const);
  const mayStand = pairs.every(([key, block]) =>
    block ? canChangeType(state, key, block).isAllowed : canRemove(state, key).isAllowed,
  );
  const added = made.slice(keys.length);
  return mayStand && (added.length === 0 || canInsert(state, { after: first }, added).isAllowed);
}

/** The ground of a block stays with its place, unless what comes has one of its own. */
function groundOf(data: StoredBlock, made: StoredBlock): StoredBlock {
  const names = [
    'bg_color',
    'theme',
    'useFullBackgroundContainer',
    'useLargeContainer',
  ] satisfies readonly (keyof FrameData)[];
  const isOwn = names.some((name) => Object.hasOwn(made, name));
  const kept = isOwn ? [] : names.filter((name) => Object.hasOwn(data, name));
  return Object.fromEntries(kept.map((name) => [name, data[name]]));
}

/**
 * Makes other blocks of some, in one step: each takes the place of one, what is too much goes, and what comes in addition
 * follows the last.
 */
export function turnBlocks(
  state: DocumentState,
  keys: readonly BlockKey[],
  made: readonly StoredBlock[],
): Change | undefined {
  if (made.length === 0 || !canTurn(state, keys, made)) return undefined;
  const edit = createEdit(state);
  const kept = keys.slice(0, made.length);
  made.slice(0, keys.length).forEach((block, index) => {
    const key = keys[index] ?? '';
    const present = state.blocks.get(key);
    if (!present) return;
    const copy = copyOf(block, state.setup.newId);
    rewriteBlock(edit, key, withFlagsOf(present, { ...groundOf(present.data, copy), ...copy }));
  });
  for (const key of keys.slice(made.length)) {
    takeOut(edit, key);
    dropTree(edit, key);
  }
  const last = keys.at(-1) ?? '';
  const spot = insertionPointOf(state, { after: last });
  const copies = made.slice(keys.length).map((block) => copyOf(block, state.setup.newId));
  const added = spot && copies.length > 0 ? placeBlocks(edit, copies, spot) : [];
  const blocks = [...kept, ...added];
  edit.select({ blocks, anchor: blocks[0], ...(blocks.length === 1 && { caret: 'end' }) });
  return edit.change();
}
