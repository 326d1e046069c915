import type { ComponentType } from 'react';
import { usePageSearch } from '@/state/preview';
import { storedQuery } from '../listing-query';
import { variationNamed } from '../variations';
import type { ListingProps } from '../view';
import { jobCriteria } from './job-filter';
import { JobList } from './job-list';
import { jobsAskedFor } from './job-search';
import { JobFilterNote } from './tools';

/** A listing of jobs: the search for jobs finds them where it can, and heeds what the address asks for. */
export function JobListing({
  listing: Listing,
  ...props
}: ListingProps & { listing: ComponentType<ListingProps> }) {
  const { data } = props;
  const [address] = usePageSearch();
  const stored = storedQuery(data);
  const filter = jobCriteria(address);
  const asked = jobsAskedFor(stored, address);
  const isFiltered = filter.length > 0;
  if (!asked) return <Listing {...props} filter={filter} note={isFiltered ? JobFilterNote : undefined} />;
  return (
    <JobList
      {...props}
      variation={variationNamed(data.variation || data.template)}
      asked={asked}
      limit={stored.limit}
      window={stored.b_size}
      isFiltered={isFiltered}
    />
  );
}
