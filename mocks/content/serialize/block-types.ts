import { nestedBlocks } from '~mocks/lib/nested-blocks';

/** How often each block type occurs, nested blocks included. */
export function blockTypesOf(blocks: unknown): Record<string, number> {
  const counts = new Map<string, number>();
  count(blocks, counts);
  return Object.fromEntries(counts);
}

function count(blocks: unknown, counts: Map<string, number>): void {
  if (typeof blocks !== 'object' || blocks === null) return;
  for (const block of Object.values(blocks)) {
    if (typeof block !== 'object' || block === null) continue;
    const type: unknown = '@type' in block ? block['@type'] : undefined;
    if (typeof type === 'string') counts.set(type, (counts.get(type) ?? 0) + 1);
    count(nestedBlocks(block as Readonly<Record<string, unknown>>).blocks, counts);
  }
}
