import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { BlocksContext } from '../blocks-context';
import { messages } from './messages';
import type { SearchState } from './use-search';

interface SearchResultsProps {
  headline: string;
  state: SearchState;
  /** Name of the listing's variation that draws them. */
  variation: string;
  level: number;
  showsTotal: boolean;
}

/** What was found, drawn as a listing draws it. */
export function SearchResults({ headline, state, variation, level, showsTotal }: SearchResultsProps) {
  const intl = useIntl();
  const Body = useContext(BlocksContext)('listing')?.body;
  const { remote, retry, page, size, parameter } = state;
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton block-search__skeleton" />}>
      {({ items, total }) => (
        <>
          <p role="status" className={showsTotal ? 'block-search__total meta' : 'visually-hidden'}>
            {items.length === 0 ? (
              <FormattedMessage {...messages.empty} />
            ) : (
              <FormattedMessage {...messages.total} values={{ total }} />
            )}
          </p>
          {items.length > 0 && Body && (
            <div aria-busy={remote.status === 'pending'} className="block-listing__items">
              <Body variation={variation} items={items} level={level} />
            </div>
          )}
          <Pagination
            page={page}
            pages={Math.ceil(total / size)}
            parameter={parameter}
            label={intl.formatMessage(headline === '' ? messages.pages : messages.pagesOf, { headline })}
          />
        </>
      )}
    </RemoteData>
  );
}
