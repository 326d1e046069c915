import { useContext } from 'react';
import type { QueryCriterion } from '@/api/search';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { foundPage, type FoundPage } from '../../found-page';
import { usePagePath } from '../../page/hooks';
import { AskContext } from '../../query-place';
import type { ListingData } from '../data';
import { listingQuery, searchPlace } from '../listing-query';

interface WholeListOptions {
  /** More items than these are not held. */
  most: number;
  /** Columns of the catalogue. */
  fields: readonly string[];
  /** What is asked for besides the stored query. */
  filter?: readonly QueryCriterion[];
  /** The index to sort by where the block names none. */
  sortOn?: string;
}

/** All items that a block asks for, at once, so that every choice of them stands without another question. `total` counts those beyond, too. */
export function useWholeList(
  data: ListingData,
  { most, fields, filter = [], sortOn }: WholeListOptions,
): { remote: Remote<FoundPage>; retry: () => void } {
  const language = useLanguage();
  const path = usePagePath();
  const ask = useContext(AskContext);
  const { search, limit = Infinity } = listingQuery(data, { page: 1, defaultSize: null, filter, path });
  const size = Math.min(limit, most);
  const order = sortOn === undefined ? {} : { sort_on: sortOn };
  const from = searchPlace(search, path);
  const part = { b_start: 0, b_size: size, metadata_fields: fields };
  return useRemote(JSON.stringify([from, language, search, size]), async (signal) => {
    const reading = { language, signal };
    const children = { 'path.depth': 1, ...order, ...part };
    const answer = await ask(from, search && { ...order, ...search, ...part }, children, reading);
    const { items } = foundPage(answer, { start: 0, limit: size });
    return { items, total: foundPage(answer, { start: 0, limit }).total };
  });
}
