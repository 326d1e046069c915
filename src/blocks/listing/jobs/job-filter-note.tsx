import { FormattedMessage } from 'react-intl';
import { usePageSearch } from '@/state/preview';
import type { NoteProps } from '../view';
import { withoutJobFilter } from './job-filter';
import { messages } from './messages';

/** Says that a list is narrowed down by its address, and leads back to all of it. */
export function JobFilterNote({ total, parameter }: NoteProps) {
  const setSearch = usePageSearch()[1];
  return (
    <div className="listing-filter">
      <p role="status">
        {total !== undefined && <FormattedMessage {...messages.found} values={{ total }} />}
      </p>
      <button
        type="button"
        className="button button--outline"
        onClick={() =>
          setSearch((before) => withoutJobFilter(before, parameter), { preventScrollReset: true })
        }
      >
        <FormattedMessage {...messages.reset} />
      </button>
    </div>
  );
}
