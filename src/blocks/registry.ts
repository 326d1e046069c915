import { aktuelles } from './aktuelles';
import { azlist } from './azlist';
import { button, buttonBlock, gridButton } from './button-block';
import { carousel } from './carousel';
import { description } from './description';
import { gridBlock, imagesGrid, listingGrid, oldGrid, slateGrid, teaserGrid } from './grid-block';
import { heading } from './heading';
import { html } from './html';
import { image } from './image';
import { leadimage } from './leadimage';
import { listing } from './listing';
import { logos } from './logos';
import { maps } from './maps';
import { memberList } from './member-list';
import { members } from './members';
import { quote } from './quote';
import { separator } from './separator';
import { slate } from './slate';
import { slateTable } from './slate-table';
import { highlightSlider, institutslider, slider, sliderNew } from './slider';
import { table } from './table';
import { teaser } from './teaser';
import { teaserHero } from './teaser-hero';
import { text } from './text';
import { title } from './title';
import { video } from './video';
import type { BlockDefinition } from './definition';

/** All blocks that exist, in the order of the block picker. */
export const blocks = [
  slate,
  heading,
  quote,
  slateTable,
  title,
  description,
  image,
  leadimage,
  video,
  logos,
  teaser,
  teaserHero,
  slider,
  sliderNew,
  institutslider,
  highlightSlider,
  carousel,
  aktuelles,
  buttonBlock,
  gridBlock,
  teaserGrid,
  imagesGrid,
  listing,
  memberList,
  members,
  azlist,
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
