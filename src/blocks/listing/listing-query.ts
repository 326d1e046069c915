import type { QuerystringSearch } from '@/api/search';
import { countOf } from '@/lib/count';
import { fallbackSize, searchOf } from '../stored-query';
import type { ListingData } from './data';

export interface ListingContext {
  /** 1 for the first page. */
  page: number;
  /** Page size of the settings, for blocks that name none; null or undefined where there are no settings. */
  defaultSize: number | null | undefined;
}

/** What a listing asks for: a search, or, where its block has no query, what lies in the folder it stands on. */
export interface ListingQuery {
  /** undefined: the children of the folder. */
  search: QuerystringSearch | undefined;
  start: number;
  size: number;
  /** How many in all may be shown. */
  limit: number | undefined;
}

/** Reads a listing's stored settings, in the present or in the older form, for one page of it. */
export function listingQuery(data: ListingData, { page, defaultSize }: ListingContext): ListingQuery {
  const stored = data.querystring ?? data;
  const { limit } = stored;
  const wanted = stored.b_size ?? countOf(defaultSize) ?? fallbackSize;
  const size = Math.min(wanted, limit ?? Infinity);
  const start = (page - 1) * size;
  const search = searchOf(stored);
  return { search: search && { ...search, b_start: start, b_size: size }, start, size, limit };
}
