import { containersIn, ownContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import type { BlockLookup } from './blocks-context';
import type { Block } from './definition';
import { isEmptySlot } from './empty/is-empty-slot';
import { isBlockLeftOut } from './is-block-left-out';

export interface PlacedBlock {
  id: string;
  block: Block;
  /** Position among those that are shown. */
  position: number;
}

export interface StoredBlocks {
  placed: readonly PlacedBlock[];
  /** Named by the layout, yet nothing is stored under them. */
  missing: readonly string[];
}

const hasType = (block: Record<string, unknown>): block is Block => typeof block['@type'] === 'string';
const typed = (block: Record<string, unknown>): Block => (hasType(block) ? block : { ...block, '@type': '' });

/** The blocks that a stored block holds, in no order. */
const nestedIn = (block: Record<string, unknown>): Block[] =>
  containersIn(block)
    .flatMap(({ blocks }) => Object.values(blocks))
    .filter(isRecord)
    .map(typed);

/**
 * The blocks of a page or container in their order; what the layout does not name stays out, and so does what belongs
 * to pages that the variant leaves out.
 */
export function blocksOf(container: unknown, find: BlockLookup): StoredBlocks {
  const found = isRecord(container) ? ownContainer(container) : undefined;
  const items: unknown = found?.layout.items;
  if (!found || !Array.isArray(items)) return { placed: [], missing: [] };
  const { blocks } = found;
  const placed: PlacedBlock[] = [];
  const missing: string[] = [];
  for (const id of new Set(items.filter((item) => typeof item === 'string'))) {
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    if (!isRecord(block)) missing.push(id);
    else if (!isEmptySlot(block) && !isBlockLeftOut(typed(block), nestedIn(block), find))
      placed.push({ id, block: typed(block), position: placed.length });
  }
  return { placed, missing };
}
