import type { AnyContent } from '@/api/types/any-content';
import { layoutField, ownContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';

/** A page without those of its blocks that its type says itself; blocks within others stay. */
export function withoutBlocks(
  content: AnyContent,
  isLeftOut: (block: Readonly<Record<string, unknown>>) => boolean,
): AnyContent {
  const own = ownContainer(content);
  const items: unknown = own?.layout.items;
  if (!own || !Array.isArray(items)) return content;
  const isKept = (id: unknown) => {
    const block = typeof id === 'string' && Object.hasOwn(own.blocks, id) ? own.blocks[id] : undefined;
    return !isRecord(block) || !isLeftOut(block);
  };
  return { ...content, [layoutField(own.keptIn.field)]: { items: items.filter(isKept) } };
}
