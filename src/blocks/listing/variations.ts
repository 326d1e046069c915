import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import type { PersonVariation } from '@/components/persons/looks';
import { types } from '@/lib/content-types';
import type { ListingBodyProps, ListingVariation } from './variation';
import { DefaultListing } from './variations/default-listing';
import { EventListing } from './variations/event-listing';
import { NewsListing } from './variations/news-listing';
import { SummaryListing } from './variations/summary-listing';
import type * as LazyVariations from './variations/lazy-variations';

const plain: ListingVariation = {
  name: 'default',
  view: DefaultListing,
  skeleton: 'rows',
  columns: 1,
};

const lazy = (name: Exclude<keyof typeof LazyVariations, 'PersonListing'>) =>
  fetched<ListingBodyProps>(async () => (await import('./variations/lazy-variations'))[name]);

const rows = { skeleton: 'rows', columns: 1 } as const;
const pictures = { skeleton: 'pictures', columns: 1 } as const;
const imageTypes = [...types].flatMap(([name, { isImage }]) => (isImage ? [name] : []));
const columnsOf = (columns: number) => ({ skeleton: 'cards' as const, columns });

const persons = (
  name: PersonVariation,
  shape: Pick<ListingVariation, 'skeleton' | 'columns'>,
): ListingVariation => ({
  name,
  ...shape,
  fields: 'person',
  view: withLazyMessages(
    'block',
    fetched(async () => {
      const { PersonListing } = await import('./variations/lazy-variations');
      return (props: ListingBodyProps) => PersonListing({ ...props, variation: name });
    }),
  ),
});

export const listingVariations: readonly ListingVariation[] = [
  plain,
  { name: 'summary', view: SummaryListing, ...pictures },
  { name: 'newsListing', view: NewsListing, ...rows },
  { name: 'newsImageListing', view: lazy('NewsImageListing'), ...pictures },
  { name: 'aktuelles', view: lazy('CurrentNews'), ...rows },
  { name: 'eventListing', view: EventListing, skeleton: 'events', columns: 4 },
  { name: 'eventCalendar', view: lazy('EventCalendar'), ...rows, isWhole: true },
  { name: 'imageGallery', view: withLazyMessages('block', lazy('ImageGallery')), ...columnsOf(4) },
  { name: 'imageListing', view: lazy('ImageListing'), ...columnsOf(3), types: imageTypes },
  { name: 'overview', view: lazy('NewsImageListing'), ...pictures, isWhole: true },
  { name: 'fileListing', view: lazy('FileListing'), ...rows },
  { name: 'twoColumnGrid', view: lazy('TwoColumnGrid'), ...columnsOf(2) },
  { name: 'threeColumnGrid', view: lazy('ThreeColumnGrid'), ...columnsOf(3) },
  { name: 'fourColumnGrid', view: lazy('FourColumnGrid'), ...columnsOf(4) },
  persons('personsWithoutImage', rows),
  persons('personsWithoutInstitutsOrImages', rows),
  persons('personsWithoutInstitutes', pictures),
  persons('personsGrid', columnsOf(4)),
  persons('personsGridWithoutImage', { skeleton: 'rows', columns: 4 }),
  persons('personsGridShort', columnsOf(4)),
  {
    ...persons('personsGrid', { skeleton: 'pictures', columns: 3 }),
    name: 'personFinder',
    types: ['Member'],
    isWhole: true,
  },
  { name: 'projectListing', view: lazy('ProjectListing'), ...rows, fields: 'project' },
  { name: 'awardsListing', view: lazy('AwardsListing'), ...rows, fields: 'award' },
  { name: 'jobOfferListing', view: lazy('JobOfferListing'), ...rows, fields: 'job' },
  { name: 'faqListing', view: lazy('Questions'), ...rows },
  { name: 'blogPostListing', view: lazy('BlogPostListing'), ...pictures, fields: 'post' },
  { name: 'blogPostGrid', view: lazy('BlogPostGrid'), ...columnsOf(3), fields: 'post' },
];

/** Volto's own grid listing is read as three columns. */
const otherNames: Readonly<Record<string, string>> = { grid: 'threeColumnGrid', listing: 'default' };

/** The variation of a stored name; a name that is unknown, or missing, is drawn as the default. */
export function variationNamed(stored: string): ListingVariation {
  const name = Object.hasOwn(otherNames, stored) ? otherNames[stored] : stored;
  return listingVariations.find((variation) => variation.name === name) ?? plain;
}
