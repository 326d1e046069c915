import type { Feed } from '@/components/feed-link/feed';
import { containersIn } from '@/lib/block-containers';
import { readOnce } from '@/lib/read-once';
import { isRecord } from '@/lib/text';
import { listingShape, type ListingData } from './data';
import { feedOf } from './feed-of';
import { storedQuery } from './listing-query';

/** How deep listings are looked for. */
const deepest = 8;

type Stored = Readonly<Record<string, unknown>>;

/** The listings of a page or block that stand in its layout, at any depth. */
function listingsIn(stored: Stored, depth = deepest): ListingData[] {
  if (depth === 0) return [];
  return containersIn(stored).flatMap(({ blocks, layout }) => {
    const placed = new Set<unknown>(Array.isArray(layout.items) ? layout.items : []);
    return Object.entries(blocks).flatMap(([id, block]) => {
      if (!placed.has(id) || !isRecord(block)) return [];
      const own = block['@type'] === 'listing' ? [readOnce(listingShape, block)] : [];
      return [...own, ...listingsIn(block, depth - 1)];
    });
  });
}

/** The feeds of what a page lists without an end, with the headlines of its listings, as far as the blocks alone say what that is. */
export const feedsIn = (stored: Stored, at: { page: string; root: string }): [Feed, string][] =>
  listingsIn(stored).flatMap((data) => {
    const feed = storedQuery(data).limit === undefined && feedOf(data, at);
    return feed ? [[feed, data.headline]] : [];
  });
