import type { ListingVariation } from './variation';
import { FourColumnGrid, ThreeColumnGrid, TwoColumnGrid } from './variations/card-grid';
import { DefaultListing } from './variations/default-listing';
import { EventListing } from './variations/event-listing';
import { ImageGallery } from './variations/image-gallery';
import { NewsListing } from './variations/news-listing';
import { SummaryListing } from './variations/summary-listing';

const plain: ListingVariation = {
  name: 'default',
  view: DefaultListing,
  skeleton: 'rows',
  columns: 1,
};

export const listingVariations: readonly ListingVariation[] = [
  plain,
  { name: 'summary', view: SummaryListing, skeleton: 'pictures', columns: 1 },
  { name: 'newsListing', view: NewsListing, skeleton: 'rows', columns: 1 },
  { name: 'eventListing', view: EventListing, skeleton: 'events', columns: 4 },
  { name: 'imageGallery', view: ImageGallery, skeleton: 'cards', columns: 4 },
  { name: 'twoColumnGrid', view: TwoColumnGrid, skeleton: 'cards', columns: 2 },
  {
    name: 'threeColumnGrid',
    view: ThreeColumnGrid,
    skeleton: 'cards',
    columns: 3,
  },
  {
    name: 'fourColumnGrid',
    view: FourColumnGrid,
    skeleton: 'cards',
    columns: 4,
  },
];

/** Volto's own grid listing is read as three columns. */
const otherNames: Readonly<Record<string, string>> = { grid: 'threeColumnGrid', listing: 'default' };

/** The variation of a stored name; a name that is unknown, or missing, is drawn as the default. */
export function variationNamed(stored: string): ListingVariation {
  const name = Object.hasOwn(otherNames, stored) ? otherNames[stored] : stored;
  return listingVariations.find((variation) => variation.name === name) ?? plain;
}
