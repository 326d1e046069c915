import { copyOf } from '../document/copy-of';
import { newId } from '../document/new-id';
import type { StoredBlock } from '../document/types';
import { recordField } from '../translation/data';
import type { PatternMark } from './data';

/** A block that translates one of another page does so there alone. */
function withoutSource(block: StoredBlock): StoredBlock {
  if (!Object.hasOwn(block, recordField)) return block;
  return Object.fromEntries(Object.entries(block).filter(([name]) => name !== recordField));
}

/** The fields of the document that holds a pattern. */
export function patternFields(
  { title, description }: { title: string; description: string },
  mark: PatternMark,
  stored: readonly StoredBlock[],
): Record<string, unknown> {
  const blocks = stored.map((block) => [newId(), copyOf(withoutSource(block), newId)] as const);
  return {
    title,
    description,
    blocks: Object.fromEntries(blocks),
    blocks_layout: { items: blocks.map(([id]) => id), pattern: mark },
  };
}
