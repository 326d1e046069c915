import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { SearchSort } from '@/api/search-query';
import { changedQuery, sortParameters } from './search-address';
import { messages, sortMessages } from './messages';

const sorts: readonly SearchSort[] = ['relevance', 'title', 'date'];

/** The orders in which the results can be shown. */
export function SortBar({ selected }: { selected: SearchSort }) {
  const [search] = useSearchParams();
  return (
    <div className="search-sort" role="group" aria-labelledby="sort_by">
      <span id="sort_by" className="search-sort__label meta">
        <FormattedMessage {...messages.sort} />
      </span>
      <ul className="search-sort__list">
        {sorts.map((sort) => {
          const changes = { sort_on: null, sort_order: null, ...sortParameters[sort] };
          return (
            <li key={sort}>
              <Link
                className="search-sort__link"
                to={{ search: changedQuery(search, changes) }}
                aria-current={sort === selected ? 'true' : undefined}
                preventScrollReset
              >
                <FormattedMessage {...sortMessages[sort]} />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
