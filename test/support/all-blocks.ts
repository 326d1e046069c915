import { loadAllBlocks, knownBlocks, lazyViewOf } from '@/blocks/registry';
import { fetchAhead } from '@/components/fetched/fetched';

await loadAllBlocks();

/** All blocks that there are, fetched. */
export const blocks = knownBlocks();

await Promise.all(
  blocks.flatMap(({ name, view }) => [fetchAhead(lazyViewOf(name), 'de'), fetchAhead(view, 'de')]),
);
