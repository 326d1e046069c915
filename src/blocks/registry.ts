import { accordion, accordionPanel } from './accordion';
import { button, buttonBlock, gridButton } from './button-block';
import { cards } from './cards';
import { description } from './description';
import { eventMetadata } from './event-metadata';
import { gridBlock, imagesGrid, listingGrid, oldGrid, slateGrid, teaserGrid } from './grid-block';
import { heading, headline } from './heading';
import { banner, highlight } from './highlight';
import { html } from './html';
import { image } from './image';
import { introduction } from './introduction';
import { leadimage } from './leadimage';
import { listing } from './listing';
import { maps } from './maps';
import { quote } from './quote';
import { separator } from './separator';
import { slate } from './slate';
import { slateTable } from './slate-table';
import { tabBlock } from './tab-block';
import { table } from './table';
import { teaser } from './teaser';
import { teaserHero } from './teaser-hero';
import { teaserTab } from './teaser-tab';
import { text } from './text';
import { textPillWithStyle } from './text-pill';
import { title } from './title';
import { toc } from './toc';
import { video } from './video';
import type { BlockDefinition } from './definition';

/** All blocks that exist, in the order of the block picker. */
export const blocks = [
  slate,
  heading,
  headline,
  textPillWithStyle,
  introduction,
  eventMetadata,
  quote,
  slateTable,
  title,
  description,
  image,
  leadimage,
  video,
  teaser,
  teaserHero,
  buttonBlock,
  gridBlock,
  teaserGrid,
  imagesGrid,
  accordion,
  accordionPanel,
  tabBlock,
  teaserTab,
  toc,
  cards,
  highlight,
  banner,
  listing,
  separator,
  maps,
  html,
  text,
  table,
  oldGrid,
  slateGrid,
  listingGrid,
  button,
  gridButton,
] as const satisfies readonly BlockDefinition[];

const byName = new Map<string, BlockDefinition>(blocks.map((definition) => [definition.name, definition]));

/** The definition of a stored `@type`, if there is one. */
export function blockNamed(name: string): BlockDefinition | undefined {
  return byName.get(name);
}
