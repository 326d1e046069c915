import type { StoredBlock } from '../document/types';

/** What editors look for patterns by. */
export const patternGroups = ['news', 'research', 'institutes', 'events', 'careers', 'campaign'] as const;
export type PatternGroup = (typeof patternGroups)[number];

/** Blocks that stand together on many pages: a whole page, or a part of one. */
export interface Pattern {
  /** Of a saved one the path of what holds it. */
  id: string;
  title: string;
  description: string;
  kind: 'page' | 'part';
  /** The types whose pages may begin with it; none where it was made for no type. */
  types: readonly string[];
  /** Where those that come with the site belong. */
  group?: PatternGroup;
  /** Who has saved it. */
  creator?: string;
  blocks: readonly StoredBlock[];
}
