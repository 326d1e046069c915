import { knownBlocks, lateViews } from '@/blocks/registry';
import { fetchAhead } from '@/components/fetched/fetched';

await Promise.all(lateViews().map((view) => fetchAhead(view, 'de')));

/** All blocks that there are, fetched. */
export const blocks = knownBlocks();

await Promise.all(blocks.map(({ view }) => fetchAhead(view, 'de')));
