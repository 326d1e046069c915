import type { AnyContent } from '@/api/types/any-content';
import type { Block } from '@/blocks/definition';
import { makeContent } from './make-content';

/** A page that stores these blocks in this order, under the ids `b0`, `b1` and so on. */
export function storedPage(blocks: readonly Block[], fields: Partial<AnyContent> = {}): AnyContent {
  const entries = blocks.map((block, index) => [`b${index}`, block] as const);
  return makeContent({
    blocks: Object.fromEntries(entries),
    blocks_layout: { items: entries.map(([id]) => id) },
    ...fields,
  });
}
