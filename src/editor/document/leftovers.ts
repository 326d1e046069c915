import { isGap } from './layout';
import type { BlockKey, ContainerKey, DocumentState } from './types';

/** What a page stores and does not show, or names and does not store. */
export interface Leftovers {
  container: ContainerKey;
  owner: BlockKey | undefined;
  /** Ids of blocks that are stored, and that the layout does not name. */
  orphans: readonly string[];
  /** Entries of the layout under which nothing is stored, or that name a block again. */
  gaps: readonly unknown[];
}

/** The containers of the page that hold leftovers. All of them are kept, and saved as they were found. */
export function leftoversOf({ containers }: DocumentState): Leftovers[] {
  return [...containers.values()]
    .map(({ key, owner, orphans, items }) => ({
      container: key,
      owner,
      orphans: Object.keys(orphans),
      gaps: items.filter(isGap).map(({ stored }) => stored),
    }))
    .filter(({ orphans, gaps }) => orphans.length + gaps.length > 0);
}
