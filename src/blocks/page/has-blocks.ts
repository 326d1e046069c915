import type { AnyContent } from '@/api/types/any-content';
import { ownContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';

/** Whether the page was composed of blocks; older content, and types without the behavior, have only fields. */
export function hasBlocks(content: AnyContent): boolean {
  const items: unknown = ownContainer(content)?.layout.items;
  return Array.isArray(items) && items.length > 0;
}

/** Whether a block of a type stands on the page. */
export const holdsBlock = (content: AnyContent, type: string): boolean =>
  Object.values(ownContainer(content)?.blocks ?? {}).some(
    (block) => isRecord(block) && block['@type'] === type,
  );
