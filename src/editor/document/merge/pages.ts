import { blockIds, flattenPage, repeatedIds, type FlatBlock, type FlatPage } from './flat-page';
import type { Clash, Side, Stored, Three } from './types';

export type Pages = Three<FlatPage>;

/** Pages with more blocks are not taken apart. */
const mostBlocks = 10_000;

/** The three forms of a page, in which the same block has the same key; undefined where there is too much in them. */
export function flattenPages({ base, mine, theirs }: Three<Stored>): Pages | undefined {
  const ids = [blockIds(base), blockIds(mine), blockIds(theirs)];
  if (ids.some((each) => each.length > mostBlocks)) return undefined;
  const repeated = new Set(ids.flatMap((each) => [...repeatedIds(each)]));
  return {
    base: flattenPage(base, repeated),
    mine: flattenPage(mine, repeated),
    theirs: flattenPage(theirs, repeated),
  };
}

export const otherSide = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** The block round a block. */
export function ownerOf(page: FlatPage, { place }: FlatBlock): FlatBlock | undefined {
  return page.blocks.get(page.containers.get(place)?.owner ?? '');
}

/** A block by its stored id, with those of the blocks round it. */
export function namedBlock(page: FlatPage, block: FlatBlock): { id: string; path: readonly string[] } {
  const path: string[] = [];
  for (let owner = ownerOf(page, block); owner; owner = ownerOf(page, owner)) path.unshift(owner.id);
  return { id: block.id, path };
}

/** Whoever is asked notes the clash and says which side is taken. */
export type Choose = (clash: Clash) => Side;

/** What the three forms of a page store of a block, and where it lies in the one that has it. */
export function clashOfBlock(pages: Pages, key: string): Clash {
  const page = pages.mine.blocks.has(key) ? pages.mine : pages.theirs;
  const block = page.blocks.get(key);
  return {
    id: `block ${key}`,
    ...(block && { block: namedBlock(page, block) }),
    base: pages.base.blocks.get(key)?.stored,
    mine: pages.mine.blocks.get(key)?.stored,
    theirs: pages.theirs.blocks.get(key)?.stored,
  };
}
