import type { Change } from '../change';
import { outermost } from '../layout';
import { sourceOf } from '../to-content';
import type { BlockKey, DocumentState, StoredBlock } from '../types';
import { writeBlock } from '../write-block';
import { insertBlocks } from './insert-blocks';

/** Blocks as they are stored, in reading order. */
export function storedBlocks(state: DocumentState, keys: readonly BlockKey[]): StoredBlock[] {
  const source = sourceOf(state);
  return outermost(state, keys)
    .map((key) => state.blocks.get(key))
    .filter((block) => block !== undefined)
    .map((block) => writeBlock(source, block));
}

/** Puts copies of blocks after the last of them. */
export function duplicateBlocks(state: DocumentState, keys: readonly BlockKey[]): Change | undefined {
  const last = outermost(state, keys).at(-1);
  if (last === undefined) return undefined;
  return insertBlocks(state, { blocks: storedBlocks(state, keys), target: { after: last } });
}
