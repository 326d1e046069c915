import { fetched } from '@/components/fetched/fetched';
import { LazyMessages, withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import type { BlockViewProps } from '../definition';
import type { ListingData } from './data';
import { JobListing } from './jobs/job-listing';
import { ListingFeed as WordlessFeed } from './listing-feed';
import { variationNamed } from './variations';

const EventCalendar = withLazyMessages(
  'block',
  fetched<BlockViewProps<ListingData>>(
    async () => (await import('./calendar/event-calendar-listing')).EventCalendarListing,
  ),
);

const PersonFinder = withLazyMessages(
  'block',
  fetched<BlockViewProps<ListingData>>(async () => (await import('./persons/person-finder')).PersonFinder),
);

const Overview = withLazyMessages(
  'block',
  fetched<BlockViewProps<ListingData>>(async () => (await import('./overview/overview')).Overview),
);

export function ListingFeed(props: Parameters<typeof WordlessFeed>[0]) {
  return (
    <LazyMessages part="block">
      <WordlessFeed {...props} />
    </LazyMessages>
  );
}

/** By the variations that ask for all of their items at once. */
const wholeListings = new Map([
  ['eventCalendar', EventCalendar],
  ['overview', Overview],
  ['personFinder', PersonFinder],
]);

/** A listing that finds its items in a way of its own: all at once, or jobs by the search for jobs. */
export function OwnListing(props: Parameters<typeof JobListing>[0]) {
  const { variation, template } = props.data;
  const Whole = wholeListings.get(variationNamed(variation || template).name);
  return Whole ? <Whole {...props} /> : <JobListing {...props} />;
}
