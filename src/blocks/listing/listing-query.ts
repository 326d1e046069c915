import { operation, type QueryCriterion, type QuerystringSearch } from '@/api/search';
import { typeFacts, type TypeFacts } from '@/lib/content-types';
import { countOf } from '@/lib/count';
import { fallbackSize, searchOf, type StoredQuery } from '../stored-query';
import type { ListingData } from './data';
import type { ListingVariation } from './variation';

export interface ListingContext {
  /** 1 for the first page. */
  page: number;
  /** Page size of the settings, for blocks that name none; null or undefined where there are no settings. */
  defaultSize: number | null | undefined;
  /** What the address asks for besides. */
  filter?: readonly QueryCriterion[];
  /** Path of the page. */
  path?: string;
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

/** The stored query, in the present form or in the older one. */
export const storedQuery = (data: ListingData): StoredQuery => data.querystring ?? data;

type Asked = Pick<StoredQuery, 'query'> | QuerystringSearch;

/** Whether a query asks for types of which this is known, and for no others. */
export function asksOnlyFor({ query }: Asked, fact: keyof TypeFacts): boolean {
  const types = query.filter(({ i }) => i === 'portal_type').flatMap(({ v }) => v);
  return types.length > 0 && types.every((type) => typeFacts(type)[fact]);
}

/**
 * Where is looked for what a search asks for: below the page, but for persons, who lie in the folder of no language, in the
 * whole site where it names no place.
 */
export const searchPlace = (search: Asked | undefined, path: string): string =>
  search && asksOnlyFor(search, 'isPerson') && search.query.every(({ i }) => i !== 'path') ? '' : path;

/** Whether a listing lists jobs and nothing else: by the way it draws them, or by the type that it asks for. */
export const listsJobs = (stored: StoredQuery, { fields }: ListingVariation): boolean =>
  fields === 'job' || asksOnlyFor(stored, 'listedOn');

/** What holds a listing to the types that its variation shows; where its own query names types, the others are left out as they come. */
export function typeCriteria(
  data: ListingData,
  { types }: Pick<ListingVariation, 'types'>,
): QueryCriterion[] {
  const isNamed = storedQuery(data).query.some(({ i }) => i === 'portal_type');
  return types === undefined || isNamed
    ? []
    : [{ i: 'portal_type', o: `${operation}selection.any`, v: types }];
}

/** Reads a listing's stored settings, in the present or in the older form, for one page of it. */
export function listingQuery(data: ListingData, context: ListingContext): ListingQuery {
  const { page, defaultSize, filter = [], path = '' } = context;
  const stored = storedQuery(data);
  const { limit } = stored;
  const wanted = stored.b_size ?? countOf(defaultSize) ?? fallbackSize;
  const size = Math.min(wanted, limit ?? Infinity);
  const start = (page - 1) * size;
  // What lies in the folder is narrowed down by a search that is held to it.
  const isOfFolder = filter.length > 0 && searchOf(stored) === undefined;
  const place = {
    i: 'path',
    o: `${operation}string.${path === '' ? 'relative' : 'absolute'}Path`,
    v: `${path || '.'}::1`,
  };
  const search = isOfFolder
    ? searchOf({ ...stored, sort_on: stored.sort_on || 'getObjPositionInParent' }, [place, ...filter])
    : searchOf(stored, filter);
  return { search: search && { ...search, b_start: start, b_size: size }, start, size, limit };
}
