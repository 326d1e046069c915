import { useContext, useMemo } from 'react';
import type { QueryCriterion } from '@/api/search';
import type { Summary } from '@/api/types/summary';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { foundPage, type FoundPage } from '../../found-page';
import { usePagePath } from '../../page/hooks';
import { AskContext } from '../../query-place';
import type { ListingData } from '../data';
import { listingQuery, searchPlace } from '../listing-query';

/** More items than these are asked for one call after the other. */
const mostOfCall = 2000;

interface WholeListOptions {
  /** Nothing is asked for. */
  isIdle?: boolean;
  /** More items than these are not held. */
  most: number;
  /** Columns of the catalogue. */
  fields: readonly string[];
  /** What is asked for besides the stored query. */
  filter?: readonly QueryCriterion[];
  /** The index to sort by, upwards, whatever the block sorts by; where it limits what it lists, only if it names none. */
  sortOn?: string;
  /** So many of them come before the others; not where the block limits them. */
  ahead?: number;
}

interface WholeList {
  remote: Remote<FoundPage>;
  retry: () => void;
  /** Whether none is still on its way. */
  isWhole: boolean;
}

/**
 * All items that a block asks for, so that every choice of them stands without another question: at once, or a few of them
 * `ahead`. `total` counts those beyond, too.
 */
export function useWholeList(
  data: ListingData,
  { isIdle = false, most, fields, filter = [], sortOn, ahead = Infinity }: WholeListOptions,
): WholeList {
  const language = useLanguage();
  const path = usePagePath();
  const ask = useContext(AskContext);
  const { search, limit = Infinity } = listingQuery(data, { page: 1, defaultSize: null, filter, path });
  const size = Math.min(limit, most);
  const order = sortOn === undefined ? {} : { sort_on: sortOn };
  const from = searchPlace(search, path);
  const isLimited = limit !== Infinity;
  const begun = Math.min(isLimited ? size : ahead, size, mostOfCall);
  const ascending = sortOn !== undefined && !isLimited && { ...order, sort_order: 'ascending' as const };
  const key = [from, language, search, size];
  const partFrom = (start: number, count: number) => async (signal: AbortSignal) => {
    const part = { b_start: start, b_size: count, metadata_fields: fields };
    const children = { 'path.depth': 1, ...order, ...part };
    const answer = await ask(from, search && { ...order, ...search, ...ascending, ...part }, children, {
      language,
      signal,
    });
    const { items } = foundPage(answer, { start, limit: size });
    return { items, total: foundPage(answer, { start: 0, limit }).total };
  };
  const restFrom = (start: number) => async (signal: AbortSignal) => {
    const items: Summary[] = [];
    let total = 0;
    for (let next = start; next < size; next += mostOfCall) {
      const count = Math.min(mostOfCall, size - next);
      const part = await partFrom(next, count)(signal);
      items.push(...part.items);
      ({ total } = part);
      if (next + count >= total) break;
    }
    return { items, total };
  };
  const first = useRemote(isIdle ? null : JSON.stringify(key), partFrom(0, begun));
  const known = first.remote.status === 'loaded' ? first.remote.data : undefined;
  const isCut = known !== undefined && begun < Math.min(known.total, size);
  const rest = useRemote(isCut ? JSON.stringify([...key, begun]) : null, restFrom(begun));
  const others = isCut ? dataOf(rest.remote) : undefined;
  const remote = useMemo(
    (): Remote<FoundPage> | undefined =>
      known && others && { status: 'loaded', data: { ...known, items: [...known.items, ...others.items] } },
    [known, others],
  );
  if (rest.remote.status === 'failed') return { ...rest, isWhole: false };
  return {
    remote: remote ?? first.remote,
    retry: first.retry,
    isWhole: (known !== undefined && !isCut) || remote !== undefined,
  };
}
