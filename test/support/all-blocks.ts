import { bringAllBlocks, knownBlocks, lateViewOf } from '@/blocks/registry';
import { fetchAhead } from '@/components/fetched/fetched';

await bringAllBlocks();

/** All blocks that there are, fetched. */
export const blocks = knownBlocks();

await Promise.all(
  blocks.flatMap(({ name, view }) => [fetchAhead(lateViewOf(name), 'de'), fetchAhead(view, 'de')]),
);
