import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import type { BlockViewProps } from '../definition';
import type { ListingData } from './data';
import { JobListing } from './jobs/job-listing';
import { variationNamed } from './variations';

const EventCalendar = withLazyMessages(
  'view',
  fetched<BlockViewProps<ListingData>>(
    async () => (await import('./calendar/event-calendar-listing')).EventCalendarListing,
  ),
);

/** A listing that finds its items in a way of its own: events all at once, jobs by the search for jobs. */
export function OwnListing(props: Parameters<typeof JobListing>[0]) {
  const { listing: _, ...block } = props;
  const { variation, template } = props.data;
  return variationNamed(variation || template).isWhole ? (
    <EventCalendar {...block} />
  ) : (
    <JobListing {...props} />
  );
}
