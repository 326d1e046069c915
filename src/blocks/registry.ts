import { buttonBlock } from './button-block';
import type { BlockLookup } from './blocks-context';
import type { BlockDefinition } from './definition';
import { description } from './description';
import { bringForeignReader } from './frame/foreign-reader';
import { gridBlock, imagesGrid, teaserGrid } from './grid-block';
import { heading } from './heading';
import { image } from './image';
import { lateView, type LateView } from './late-view';
import { leadimage } from './leadimage';
import { listing } from './listing';
import { separator } from './separator';
import { slate } from './slate';
import { slateTable } from './slate-table';
import { teaser } from './teaser';
import { teaserHero } from './teaser-hero';
import { title } from './title';

/** Blocks of nearly every page, which a first visit brings; `further.ts` lists all others. */
const common: readonly BlockDefinition[] = [
  slate,
  heading,
  slateTable,
  title,
  description,
  image,
  leadimage,
  teaser,
  teaserHero,
  buttonBlock,
  gridBlock,
  teaserGrid,
  imagesGrid,
  listing,
  separator,
];

const commonNames: ReadonlySet<string> = new Set(common.map(({ name }) => name));
const known = new Map(common.map((definition) => [definition.name, definition]));
let areAllKnown = false;

async function bringFurtherBlocks(): Promise<void> {
  if (areAllKnown) return;
  for (const definition of Object.values<BlockDefinition>(await import('./further')))
    known.set(definition.name, definition);
  areAllKnown = true;
}

/** Brings the definitions of all blocks, and what is known of those of other sites. */
export async function bringAllBlocks(): Promise<void> {
  await Promise.all([bringFurtherBlocks(), bringForeignReader()]);
}

const lateViews = new Map<string, LateView>();

/** Draws the blocks of a stored `@type` that come with their words when they are wanted; undefined where there are none. */
export function lateViewOf(name: string): LateView | undefined {
  if (commonNames.has(name) || (areAllKnown && !known.has(name))) return undefined;
  const view = lateViews.get(name) ?? lateView(name, bringFurtherBlocks, () => known.get(name));
  lateViews.set(name, view);
  return view;
}

/** The definition of a stored `@type`, if there is one and it has come. */
export const blockNamed: BlockLookup = Object.assign((name: string) => known.get(name), { late: lateViewOf });

/** Those that have come; in the order of the picker. */
export const knownBlocks = (): readonly BlockDefinition[] => [...known.values()];
