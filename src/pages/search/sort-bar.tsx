import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { SearchSort } from '@/api/search-query';
import { PageLink } from '@/components/universal-link/page-link';
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
              <PageLink
                className="search-sort__link"
                to={changedQuery(search, changes)}
                aria-current={sort === selected ? 'true' : undefined}
              >
                <FormattedMessage {...sortMessages[sort]} />
              </PageLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
