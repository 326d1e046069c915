import { button, buttonBlock, gridButton } from './button-block';
import type { BlockLookup } from './blocks-context';
import type { BlockDefinition } from './definition';
import { description } from './description';
import { gridBlock, imagesGrid, listingGrid, oldGrid, slateGrid, teaserGrid } from './grid-block';
import { heading, headline } from './heading';
import { image } from './image';
import { lateBlock, type LateBlock } from './late-block';
import { leadimage } from './leadimage';
import { listing } from './listing';
import { separator } from './separator';
import { slate } from './slate';
import { teaser } from './teaser';
import { teaserHero } from './teaser-hero';
import { title } from './title';

/**
 * All blocks that exist, in the order of the block picker: those of nearly every page as they are, for a first visit
 * brings them; all others are fetched with the first page that holds one.
 */
const entries: readonly (BlockDefinition | LateBlock)[] = [
  slate,
  heading,
  headline,
  lateBlock('textPillWithStyle', async () => (await import('./text-pill')).textPillWithStyle),
  lateBlock('introduction', async () => (await import('./introduction')).introduction, 'view'),
  lateBlock('eventMetadata', async () => (await import('./event-metadata')).eventMetadata, 'view'),
  lateBlock('quote', async () => (await import('./quote')).quote),
  lateBlock('slateTable', async () => (await import('./slate-table')).slateTable),
  title,
  description,
  image,
  leadimage,
  lateBlock('video', async () => (await import('./video')).video, 'view'),
  lateBlock('logos', async () => (await import('./logos')).logos),
  teaser,
  teaserHero,
  lateBlock('teaserTransparent', async () => (await import('./teaser/transparent')).teaserTransparent),
  lateBlock('teaserWithLink', async () => (await import('./teaser-with-link')).teaserWithLink),
  lateBlock('teaserIcon', async () => (await import('./teaser-icon')).teaserIcon),
  lateBlock('highlightTeaser', async () => (await import('./highlight-teaser')).highlightTeaser),
  lateBlock(
    'highlightTeaserWithoutButton',
    async () => (await import('./highlight-teaser')).highlightTeaserWithoutButton,
  ),
  lateBlock(
    'highlightTeaserParallax',
    async () => (await import('./highlight-teaser')).highlightTeaserParallax,
  ),
  lateBlock('parallaxBlock', async () => (await import('./parallax-block')).parallaxBlock),
  lateBlock('hero', async () => (await import('./hero')).hero),
  lateBlock('icon', async () => (await import('./icon')).icon),
  lateBlock('infoCard', async () => (await import('./info-card')).infoCard),
  lateBlock('socialMedia', async () => (await import('./social-media')).socialMedia, 'view'),
  lateBlock('slider', async () => (await import('./slider')).slider, 'view'),
  lateBlock('sliderNew', async () => (await import('./slider')).sliderNew, 'view'),
  lateBlock('institutslider', async () => (await import('./slider')).institutslider, 'view'),
  lateBlock('highlightSlider', async () => (await import('./slider')).highlightSlider, 'view'),
  lateBlock('carousel', async () => (await import('./carousel')).carousel, 'view'),
  lateBlock('aktuelles', async () => (await import('./aktuelles')).aktuelles),
  buttonBlock,
  gridBlock,
  teaserGrid,
  imagesGrid,
  lateBlock('teaserTransparentGrid', async () => (await import('./grid-block')).teaserTransparentGrid),
  lateBlock('icons', async () => (await import('./grid-block')).icons),
  lateBlock('accordion', async () => (await import('./accordion')).accordion, 'view'),
  lateBlock('accordionPanel', async () => (await import('./accordion')).accordionPanel, 'view'),
  lateBlock('tabBlock', async () => (await import('./tab-block')).tabBlock, 'view'),
  lateBlock('teaserTab', async () => (await import('./teaser-tab')).teaserTab, 'view'),
  lateBlock('toc', async () => (await import('./toc')).toc, 'view'),
  lateBlock('cards', async () => (await import('./cards')).cards),
  lateBlock('highlight', async () => (await import('./highlight')).highlight),
  lateBlock('banner', async () => (await import('./highlight')).banner),
  listing,
  lateBlock('memberList', async () => (await import('./member-list')).memberList),
  lateBlock('members', async () => (await import('./members')).members, 'view'),
  lateBlock('azlist', async () => (await import('./azlist')).azlist, 'view'),
  lateBlock('search', async () => (await import('./search')).search, 'view'),
  lateBlock('jofilter', async () => (await import('./jofilter')).jofilter, 'view'),
  separator,
  lateBlock('altmetric', async () => (await import('./altmetric')).altmetric, 'view'),
  lateBlock('maps', async () => (await import('./maps')).maps, 'view'),
  lateBlock('html', async () => (await import('./html')).html),
  lateBlock('text', async () => (await import('./text')).text),
  lateBlock('table', async () => (await import('./table')).table),
  oldGrid,
  slateGrid,
  listingGrid,
  button,
  gridButton,
];

const byName = new Map(entries.map((entry) => [entry.name, entry]));

const isLate = (entry: BlockDefinition | LateBlock): entry is LateBlock => 'definition' in entry;
const definitionOf = (entry: BlockDefinition | LateBlock) => (isLate(entry) ? entry.definition() : entry);

/** How a block of a stored `@type` that is fetched draws itself; undefined for all others. */
export function lateView(name: string): LateBlock['view'] | undefined {
  const entry = byName.get(name);
  return entry && isLate(entry) ? entry.view : undefined;
}

/** The definition of a stored `@type`, if there is one and it has come. */
export const blockNamed: BlockLookup = Object.assign(
  (name: string) => {
    const entry = byName.get(name);
    return entry && definitionOf(entry);
  },
  { late: lateView },
);

/** Those that have come; in the order of the picker. */
export const knownBlocks = (): readonly BlockDefinition[] =>
  entries.flatMap((entry) => definitionOf(entry) ?? []);

/** The views of all blocks that are fetched. */
export const lateViews = (): readonly LateBlock['view'][] =>
  entries.flatMap((entry) => (isLate(entry) ? entry.view : []));
