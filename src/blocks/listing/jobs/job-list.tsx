import { Suspense, useContext, useState } from 'react';
import { searchJobOffers } from '@/api/job-offers';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import type { BlockViewProps } from '../../definition';
import { foundPage, type FoundPage } from '../../found-page';
import { usePageParameter, usePagePath } from '../../page/hooks';
import { askAt, AskContext } from '../../query-place';
import type { ListingData } from '../data';
import { ListingFrame } from '../listing-frame';
import type { ListingVariation } from '../variation';
import type { AskedJobs } from './job-search';
import './style.css';
import { JobFilterNote, JobOrderChoice, MoreJobs } from './tools';
import { useFocusOnMore } from './use-focus-on-more';

/** How many jobs are seen at first, and how many more at a time. */
const usualWindow = 200;

interface JobListProps extends BlockViewProps<ListingData> {
  variation: ListingVariation;
  asked: AskedJobs;
  /** How many in all may be shown. */
  limit: number | undefined;
  window: number | undefined;
  /** Whether the address narrows it down. */
  isFiltered: boolean;
}

/** Jobs in a window that can be enlarged, in the order of the block or of the reader. */
export function JobList({ asked, limit, window = usualWindow, isFiltered, ...block }: JobListProps) {
  const language = useLanguage();
  const page = usePagePath();
  const parameter = usePageParameter(block.id);
  const path = asked.isOfPage ? page : '';
  // Nothing lies in a page that is not stored yet.
  const isNew = useContext(AskContext) !== askAt;
  const isEmpty = isNew && asked.isOfPage && asked.search.pathPrefix === '';
  const { search } = asked;
  const own = JSON.stringify(asked.order);
  const [chosen, setChosen] = useState({ own, order: asked.order });
  const order = chosen.own === own ? chosen.order : asked.order;
  const filter = JSON.stringify(search);
  const [opened, setOpened] = useState({ filter, rows: window });
  // Another filter begins with the first window again.
  const rows = Math.min(opened.filter === filter ? opened.rows : window, limit ?? Infinity);
  const key = JSON.stringify([path, isEmpty, language, search, order, rows]);
  const { remote, retry } = useRemote(key, async (signal): Promise<FoundPage> => {
    const { items, total } = isEmpty
      ? { items: [], total: 0 }
      : await searchJobOffers(path, search, { ...order, rows }, { language, signal });
    return foundPage({ '@id': path, items, items_total: total }, { start: 0, limit });
  });
  const found = dataOf(remote);
  const keepFocus = useFocusOnMore(found?.items.length);
  const hasOrder = block.variation.fields === 'job' && found?.items.length !== 0;
  const enlarge = (button: HTMLElement) => {
    keepFocus(button);
    setOpened({ filter, rows: rows + window });
  };
  return (
    <ListingFrame
      {...block}
      remote={remote}
      retry={retry}
      page={1}
      size={rows}
      above={
        <Suspense fallback={hasOrder && <div className="listing-order" />}>
          {isFiltered && <JobFilterNote total={found?.total} parameter={parameter} />}
          {hasOrder && <JobOrderChoice order={order} onOrder={(next) => setChosen({ own, order: next })} />}
        </Suspense>
      }
      below={({ total }) =>
        rows < total && (
          <Suspense fallback={null}>
            <MoreJobs onMore={enlarge} />
          </Suspense>
        )
      }
    />
  );
}
