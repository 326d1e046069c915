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

/** Some types keep their blocks in a pair of fields with a prefix, such as `main_blocks`, `main_blocks_layout`. */
function fieldsOf(container: Record<string, unknown>): { blocks: unknown; layout: unknown } {
  const suffix = 'blocks';
  const name =
    suffix in container
      ? suffix
      : Object.keys(container).find((key) => key.endsWith(suffix) && `${key}_layout` in container);
  return name === undefined
    ? { blocks: undefined, layout: undefined }
    : { blocks: container[name], layout: container[`${name}_layout`] };
}

const hasType = (block: Record<string, unknown>): block is Block => typeof block['@type'] === 'string';
const typed = (block: Record<string, unknown>): Block => (hasType(block) ? block : { ...block, '@type': '' });

/** The blocks that a stored block holds, in no order. */
function nestedIn(block: Record<string, unknown>): Block[] {
  const { blocks } = fieldsOf(block);
  return isRecord(blocks) ? Object.values(blocks).filter(isRecord).map(typed) : [];
}

/**
 * The blocks of a page or container in their order; what the layout does not name stays out, and so does what belongs
 * to pages that the variant leaves out.
 */
export function blocksOf(container: unknown, find: BlockLookup): StoredBlocks {
  const { blocks, layout } = fieldsOf(isRecord(container) ? container : {});
  const items: unknown = isRecord(layout) ? layout.items : undefined;
  if (!isRecord(blocks) || !Array.isArray(items)) return { placed: [], missing: [] };
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
