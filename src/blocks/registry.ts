import { buttonBlock } from './button-block';
import type { BlockLookup } from './blocks-context';
import type { BlockDefinition } from './definition';
import { description } from './description';
import type * as ForeignBlocks from './foreign/definitions';
import { foreignReader, loadForeignReader } from './frame/foreign-reader';
import { gridBlock, imagesGrid, teaserGrid } from './grid-block';
import { heading } from './heading';
import { image } from './image';
import { lazyBlockView, type LazyBlockView } from './lazy-block-view';
import { leadimage } from './leadimage';
import { listing } from './listing';
import { separator } from './separator';
import { slate } from './slate';
import { slateTable } from './slate-table';
import { teaser } from './teaser';
import { teaserHero } from './teaser-hero';
import { title } from './title';

/** Blocks of nearly every page, which a first visit brings; `lazy-blocks.ts` lists all others. */
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

async function loadLazyBlocks(): Promise<void> {
  if (areAllKnown) return;
  for (const definition of Object.values<BlockDefinition>(await import('./lazy-blocks')))
    known.set(definition.name, definition);
  areAllKnown = true;
}

let foreign: typeof ForeignBlocks | undefined;

async function loadForeignBlocks(): Promise<void> {
  foreign ??= await import('./foreign/definitions');
}

/** What is none of this site's blocks is one of another site. */
async function preloadBlock(name: string): Promise<void> {
  await loadLazyBlocks();
  if (!known.has(name)) await loadForeignBlocks();
}

/** Whether the definitions of all blocks have come, and what is known of those of other sites. */
export const areAllBlocksThere = (): boolean =>
  areAllKnown && foreign !== undefined && foreignReader() !== undefined;

/** Brings the definitions of all blocks, and what is known of those of other sites. */
export async function loadAllBlocks(): Promise<void> {
  if (areAllBlocksThere()) return;
  await Promise.all([loadLazyBlocks(), loadForeignBlocks(), loadForeignReader()]);
}

/** Whether blocks of these types can be drawn and edited with what every visit brings. */
export const areCommon = (types: Iterable<string>): boolean =>
  [...types].every((type) => commonNames.has(type));

const lazyViews = new Map<string, LazyBlockView>();

const find = (name: string): BlockDefinition | undefined =>
  known.get(name) ?? (areAllKnown ? foreign?.foreignBlock(name) : undefined);

/** Draws the blocks of a stored `@type` that come with their words when they are wanted; undefined for the common ones. */
export function lazyViewOf(name: string): LazyBlockView | undefined {
  if (commonNames.has(name)) return undefined;
  const view =
    lazyViews.get(name) ??
    lazyBlockView(
      () => preloadBlock(name),
      () => find(name),
    );
  lazyViews.set(name, view);
  return view;
}

/** The definition of a stored `@type`, if it has come: that of a block of another site where this one has none. */
export const blockNamed: BlockLookup = Object.assign(find, { lazy: lazyViewOf });

/** Those of this site that have come; in the order of the picker. */
export const knownBlocks = (): readonly BlockDefinition[] => [...known.values()];

/** Those of other sites of which it is known how they are stored, once they have come. */
export const foreignBlocks = (): readonly BlockDefinition[] => foreign?.foreignBlocks() ?? [];
