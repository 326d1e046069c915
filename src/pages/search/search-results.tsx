import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { SearchHit as Hit, SearchResults as Results } from '@/api/search-query';
import { Pagination } from '@/components/pagination/pagination';
import { messages as remoteMessages } from '@/components/remote-data/messages';
import { PageLink } from '@/components/universal-link/page-link';
import { focusAround } from '@/lib/focus-around';
import { dataOf, type Remote } from '@/lib/remote';
import { messages } from './messages';
import { changedQuery } from './search-address';
import { SearchHit } from './search-hit';

interface SearchResultsProps {
  remote: Remote<Results>;
  retry: () => void;
  page: number;
  size: number;
  /** How many there are and of what, in words. */
  count: (total: number) => ReactNode;
  /** Stands between the count and the hits. */
  tabs?: (results: Results) => ReactNode;
  sort?: ReactNode;
  /** The way to the hits in the other language. */
  others?: (count: number) => ReactNode;
}

function Failure({ retry }: { retry: () => void }) {
  return (
    <div className="search-page__failure notice notice--error" role="alert">
      <p>
        <FormattedMessage {...messages.failed} />
      </p>
      <button
        type="button"
        className="button button--outline"
        onClick={({ currentTarget }) => {
          focusAround(currentTarget.closest('.search-page__failure'));
          retry();
        }}
      >
        <FormattedMessage {...remoteMessages.retry} />
      </button>
    </div>
  );
}

function Hits({ items, total }: { items: readonly Hit[]; total: number }) {
  const [search] = useSearchParams();
  if (items.length > 0) {
    return (
      <ul className="search-page__results">
        {items.map((hit, index) => (
          <SearchHit key={`${hit['@id']} ${index}`} hit={hit} />
        ))}
      </ul>
    );
  }
  return (
    <div className="search-page__nothing">
      <p>
        <FormattedMessage {...(total > 0 ? messages.beyond : messages.nothing)} />
      </p>
      {total > 0 && (
        <p>
          <PageLink to={changedQuery(search, {})}>
            <FormattedMessage {...messages.firstPage} />
          </PageLink>
        </p>
      )}
    </div>
  );
}

/** The hits of a search with their count and their pages, or why there are none. */
export function SearchResults({ remote, retry, page, size, count, tabs, sort, others }: SearchResultsProps) {
  const head = useRef<HTMLParagraphElement>(null);
  const shownPage = useRef(page);
  const data = dataOf(remote);
  const wasPending = useRef(false);
  const { status } = remote;
  useEffect(() => {
    if (status !== 'loaded') {
      wasPending.current = status === 'pending';
      return;
    }
    // Until its request has begun, another page still shows the results of the one before.
    if (!wasPending.current) return;
    wasPending.current = false;
    if (shownPage.current === page) return;
    shownPage.current = page;
    // A page begins at its top; the links that led here lie at the end of the one before.
    head.current?.focus();
  }, [status, page]);

  if (remote.status === 'idle') return null;
  if (remote.status === 'failed') return <Failure retry={retry} />;
  return (
    <section aria-busy={remote.status === 'pending'}>
      {data && tabs?.(data)}
      <div className="search-page__head">
        {/* There before its words: only what changes in it is told to those who do not see it. */}
        <p ref={head} className="search-page__count" role="status" tabIndex={-1}>
          {data ? (
            count(data.total)
          ) : (
            <span className="visually-hidden">
              <FormattedMessage {...remoteMessages.loading} />
            </span>
          )}
        </p>
        {data?.others !== undefined && others?.(data.others)}
        {data && data.total > 1 && sort}
      </div>
      {data ? (
        <>
          <Hits items={data.items} total={data.total} />
          <div className="search-footer">
            <Pagination page={page} pages={Math.ceil(data.total / size)} parameter="page" />
          </div>
        </>
      ) : (
        <div className="skeleton search-page__skeleton" />
      )}
    </section>
  );
}
