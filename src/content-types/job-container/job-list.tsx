import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobFilter, JobPage } from '@/api/job-offers';
import { FeedLink } from '@/components/feed-link/feed-link';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { Icon } from '@/components/icon/icon';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { jobOffers } from '@/state/job-offers';
import { usePageSearch } from '@/state/preview';
import {
  enlarged,
  filterNames,
  jobAddressOf,
  orderName,
  sorted,
  sortedBy,
  toggled,
  withoutFilters,
  withWords,
  type JobAddress,
} from './address';
import { ChosenFilters } from './chosen-filters';
import { offerTypes } from './data';
import { JobFilters } from './job-filters';
import { JobTable } from './job-table';
import { messages, orderMessages } from './messages';
import { useJobTerms } from './use-job-terms';
import './style.css';

const orders = Object.keys(orderMessages) as (keyof typeof orderMessages)[];

/** The offers that the address asks for, as the store holds them. */
function useJobs(path: string, { words, chosen, order, rows }: JobAddress) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const remote = useAppSelector((state) => jobOffers.select(state.jobOffers ?? {}));
  const asked = JSON.stringify({
    path,
    search: { words, chosen, pathPrefix: '' },
    page: { ...order, rows },
    language,
  });
  const load = () => dispatch(jobOffers.load(JSON.parse(asked) as Parameters<typeof jobOffers.load>[0]));
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const loading = latest.current();
    return () => loading.abort();
  }, [asked]);
  // Those of another page are not shown here.
  useEffect(
    () => () => {
      dispatch(jobOffers.reset());
    },
    [dispatch, path],
  );
  return { remote, retry: () => void load() };
}

/** The offers below a page with their filters; all that is chosen stands in the address. */
export function JobList({ path, title }: { path: string; title: string }) {
  const [search, setSearch] = usePageSearch();
  const address = jobAddressOf(search);
  const terms = useJobTerms();
  const { remote, retry } = useJobs(path, address);
  const place = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const keepFocus = useFocusOnMore(place, '.job-table__link', dataOf(remote)?.items.length);
  const isFiltered = address.written !== '' || filterNames.some((name) => address.chosen[name].length > 0);

  const go = (change: (before: URLSearchParams) => URLSearchParams, replace = false) =>
    setSearch(change, { preventScrollReset: true, replace });
  const toggle = (filter: JobFilter, token: string) => go((before) => toggled(before, filter, token));
  // The button that was pressed goes away.
  const toCount = () => count.current?.focus();
  const reset = () => {
    toCount();
    go(withoutFilters);
  };
  return (
    <div className="job-list" ref={place}>
      <JobFilters
        address={address}
        terms={terms}
        onWords={(words) => go((before) => withWords(before, words), true)}
        onToggle={toggle}
      />
      <div className="job-list__main">
        <div className="job-list__summary">
          <p ref={count} role="status" tabIndex={-1} className="job-list__count">
            {dataOf(remote) && (
              <FormattedMessage {...messages.found} values={{ total: dataOf(remote)?.total }} />
            )}
          </p>
          <ChosenFilters
            chosen={address.chosen}
            terms={terms}
            onRemove={(filter, token) => {
              toCount();
              toggle(filter, token);
            }}
          />
          {isFiltered && (
            <button type="button" className="job-list__reset" onClick={reset}>
              <Icon name="close" size={16} />
              <span>
                <FormattedMessage {...messages.reset} />
              </span>
            </button>
          )}
          <OrderChoice address={address} onOrder={(order) => go((before) => sorted(before, order), true)} />
        </div>
        <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton job-list__skeleton" />}>
          {(page) => (
            <Jobs
              page={page}
              address={address}
              isBusy={remote.status === 'pending'}
              isFiltered={isFiltered}
              onSort={(column) => go((before) => sortedBy(before, column), true)}
              onMore={() => {
                keepFocus();
                go(enlarged, true);
              }}
            />
          )}
        </RemoteData>
        <p className="job-list__feed">
          <FeedLink path={path} types={offerTypes} title={title} />
        </p>
      </div>
    </div>
  );
}

interface JobsProps extends Pick<Parameters<typeof JobTable>[0], 'onSort'> {
  page: JobPage;
  address: JobAddress;
  isBusy: boolean;
  isFiltered: boolean;
  onMore: () => void;
}

function Jobs({ page: { items, total }, address, isBusy, isFiltered, onSort, onMore }: JobsProps) {
  if (items.length === 0)
    return (
      <p className="job-list__none">
        <FormattedMessage {...(isFiltered ? messages.none : messages.noneAtAll)} />
      </p>
    );
  return (
    <div aria-busy={isBusy}>
      <JobTable offers={items} order={address.order} onSort={onSort} />
      {items.length < total && (
        <div className="job-list__more">
          <button type="button" className="button button--outline" aria-disabled={isBusy} onClick={onMore}>
            <FormattedMessage {...messages.more} />
            <Icon name="chevron-down" size={20} />
          </button>
          <span>
            <FormattedMessage {...messages.loaded} values={{ count: items.length, total }} />
          </span>
        </div>
      )}
    </div>
  );
}

/** In narrow windows, where the table has no head. */
function OrderChoice({
  address: { order },
  onOrder,
}: {
  address: JobAddress;
  onOrder: (order: JobAddress['order']) => void;
}) {
  const intl = useIntl();
  return (
    <select
      className="job-list__order"
      aria-label={intl.formatMessage(messages.order)}
      value={orderName(order)}
      onChange={({ target }) => {
        const name = orders[target.selectedIndex];
        if (name === undefined) return;
        const [sortOn, direction] = name.split(' ') as [JobAddress['order']['sortOn'], string];
        onOrder({ sortOn, isDescending: direction === 'desc' });
      }}
    >
      {orders.map((name) => (
        <option key={name} value={name}>
          {intl.formatMessage(orderMessages[name])}
        </option>
      ))}
    </select>
  );
}
