import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { withoutJobFilter } from '../job-filter';
import { filterMessages } from './job-filter-messages';
import './rows.css';

interface JobFilterNoteProps {
  /** How many jobs are left; undefined until they are there. */
  total: number | undefined;
  /** Query parameter of the page. */
  parameter: string;
}

/** Says that a list is narrowed down by its address, and leads back to all of it. */
export function JobFilterNote({ total, parameter }: JobFilterNoteProps) {
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
