import { useContext } from 'react';
import type { QuerystringSearch } from '@/api/search';
import { pageOf } from '@/components/pagination/page-of';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { useSettings } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { usePageSearch } from '@/state/preview';
import { foundPage, type FoundPage } from '../found-page';
import { usePageParameter, usePagePath } from '../page/hooks';
import { AskContext } from '../query-place';
import { fallbackSize, isDescending } from '../stored-query';
import { addressOfAsked, askedIn, criteriaOf, type Asked } from './address';
import { searchQuery, type SearchData } from './data';
import { sentCriteria } from './sent-criteria';

export interface SearchState {
  asked: Asked;
  /** Asks for something else; typing takes the place of the history's present entry. */
  ask: (change: Partial<Asked>, how?: { replace?: boolean }) => void;
  remote: Remote<FoundPage>;
  retry: () => void;
  page: number;
  size: number;
  parameter: string;
}

export function useSearch(id: string, data: SearchData): SearchState {
  const language = useLanguage();
  const [search, setSearch] = usePageSearch();
  const parameter = usePageParameter(id);
  const path = usePagePath();
  const send = useContext(AskContext);
  const defaultSize = useSettings()?.default_page_size;
  const page = pageOf(search, parameter);
  const asked = askedIn(search, data);
  const stored = searchQuery(data);
  const { limit } = stored;
  const size = Math.min(stored.b_size ?? defaultSize ?? fallbackSize, limit ?? Infinity);
  const start = (page - 1) * size;
  const sortOn = asked.sortOn || stored.sort_on;
  const isTurned = asked.sortOn === '' ? isDescending(stored) : asked.isDescending;
  const request: QuerystringSearch = {
    query: sentCriteria(criteriaOf(data, asked), stored.depth, language),
    ...(sortOn !== '' && { sort_on: sortOn }),
    ...((sortOn !== '' || isTurned) && { sort_order: isTurned ? 'descending' : 'ascending' }),
    ...(limit !== undefined && { limit }),
    b_start: start,
    b_size: size,
    metadata_fields: ['_all'],
  };
  const call = async (signal: AbortSignal) =>
    foundPage(await send(path, request, {}, { language, signal }), { start, limit });
  const found = useRemote(JSON.stringify([path, language, request]), call);
  const ask: SearchState['ask'] = (change, { replace = false } = {}) =>
    setSearch((before) => addressOfAsked(before, data, { ...askedIn(before, data), ...change }, parameter), {
      replace,
      preventScrollReset: true,
    });
  return { ...found, asked, ask, page, size, parameter };
}
