import type { QueryCriterion, QuerystringSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import { countOf } from '@/lib/count';
import { textOf } from '@/lib/text';
import type { ListingData, StoredQuery } from './data';

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

const fallbackSize = 25;
const operation = 'plone.app.querystring.operation.';

/** A path below the site root with the depth; '' is no place to search in. */
function pathValue(value: unknown, depth: string): string {
  const stored = textOf(Array.isArray(value) ? value[0] : value).trim();
  const path = stored === '' ? '' : flatten(stored);
  const levels = depth.trim();
  return path === '' || levels === '' || path.includes('::') ? path : `${path}::${levels}`;
}

/** A row as the server takes it; rows that it would answer with an error are left out. */
function criterionOf({ i, o, v }: StoredQuery['query'][number], depth: string): QueryCriterion | undefined {
  if (i === '' || !o.startsWith(operation)) return undefined;
  if (o.endsWith('string.path') || o.endsWith('string.absolutePath')) {
    const path = pathValue(v, depth);
    return path === '' ? undefined : { i, o, v: path };
  }
  if (o.endsWith('string.relativePath')) return { i, o, v: textOf(v) || '.' };
  if (o.endsWith('date.between')) return Array.isArray(v) && v.length === 2 ? { i, o, v } : undefined;
  return v === undefined ? { i, o } : { i, o, v };
}

/** Whether the order is turned round, in whichever form it is stored. */
export function isDescending({ sort_order: order, sort_order_boolean: isReversed }: StoredQuery): boolean {
  return isReversed ?? (order === true || order === 'descending' || order === 'reverse');
}

/** Reads a listing's stored settings, in the present or in the older form, for one page of it. */
export function listingQuery(data: ListingData, { page, defaultSize }: ListingContext): ListingQuery {
  const stored = data.querystring ?? data;
  const { limit, sort_on: sortOn } = stored;
  const wanted = stored.b_size ?? countOf(defaultSize) ?? fallbackSize;
  const size = Math.min(wanted, limit ?? Infinity);
  const start = (page - 1) * size;
  const query = stored.query.flatMap((row) => criterionOf(row, stored.depth) ?? []);
  if (query.length === 0) return { search: undefined, start, size, limit };
  const search: QuerystringSearch = {
    query,
    ...(sortOn === '' ? {} : { sort_on: sortOn }),
    ...(sortOn === '' && !isDescending(stored)
      ? {}
      : { sort_order: isDescending(stored) ? 'descending' : 'ascending' }),
    ...(limit === undefined ? {} : { limit }),
    b_start: start,
    b_size: size,
  };
  return { search, start, size, limit };
}
