import { altmetric } from './altmetric';
import { button, buttonBlock, gridButton } from './button-block';
import { description } from './description';
import {
  gridBlock,
  icons,
  imagesGrid,
  listingGrid,
  oldGrid,
  slateGrid,
  teaserGrid,
  teaserTransparentGrid,
} from './grid-block';
import { heading } from './heading';
import { hero } from './hero';
import { highlightTeaser, highlightTeaserParallax, highlightTeaserWithoutButton } from './highlight-teaser';
import { html } from './html';
import { icon } from './icon';
import { image } from './image';
import { infoCard } from './info-card';
import { jofilter } from './jofilter';
import { leadimage } from './leadimage';
import { listing } from './listing';
import { maps } from './maps';
import { parallaxBlock } from './parallax-block';
import { quote } from './quote';
import { search } from './search';
import { separator } from './separator';
import { slate } from './slate';
import { slateTable } from './slate-table';
import { socialMedia } from './social-media';
import { table } from './table';
import { teaser } from './teaser';
import { teaserHero } from './teaser-hero';
import { teaserIcon } from './teaser-icon';
import { teaserTransparent } from './teaser/transparent';
import { teaserWithLink } from './teaser-with-link';
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
  teaser,
  teaserHero,
  teaserWithLink,
  teaserTransparent,
  teaserTransparentGrid,
  teaserIcon,
  highlightTeaser,
  highlightTeaserWithoutButton,
  highlightTeaserParallax,
  parallaxBlock,
  socialMedia,
  infoCard,
  hero,
  icon,
  icons,
  buttonBlock,
  gridBlock,
  teaserGrid,
  imagesGrid,
  listing,
  search,
  separator,
  maps,
  altmetric,
  jofilter,
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
