import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { jobCriteria, listsJobs, withoutJobFilter } from '../job-filter';
import { storedQuery } from '../listing-query';
import { variationNamed } from '../variations';
import type { ListingProps, NoteProps } from '../view';
import { filterMessages } from './job-filter-messages';
import './rows.css';

/** Says that a list is narrowed down by its address, and leads back to all of it. */
function JobFilterNote({ total, parameter }: NoteProps) {
  const setSearch = useSearchParams()[1];
  return (
    <div className="listing-filter">
      <p role="status">
        {total !== undefined && <FormattedMessage {...filterMessages.found} values={{ total }} />}
      </p>
      <button
        type="button"
        className="button button--outline"
        onClick={() =>
          setSearch((before) => withoutJobFilter(before, parameter), { preventScrollReset: true })
        }
      >
        <FormattedMessage {...filterMessages.reset} />
      </button>
    </div>
  );
}

/** A listing at an address that may narrow down lists of jobs; another list than these takes no notice. */
export function JobListing({
  listing: Listing,
  ...props
}: ListingProps & { listing: ComponentType<ListingProps> }) {
  const { data } = props;
  const [search] = useSearchParams();
  const variation = variationNamed(data.variation || data.template);
  const filter = listsJobs(storedQuery(data), variation) ? jobCriteria(search) : [];
  return <Listing {...props} filter={filter} note={filter.length > 0 ? JobFilterNote : undefined} />;
}
