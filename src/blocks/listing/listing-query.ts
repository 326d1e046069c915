import type { QueryCriterion, QuerystringSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import { countOf } from '@/lib/count';
import { isRecord, recordsOf, textOf } from '@/lib/text';

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
function pathValue(value: unknown, depth: unknown): string {
  const stored = textOf(Array.isArray(value) ? value[0] : value).trim();
  const path = stored === '' ? '' : flatten(stored);
  const levels = textOf(depth).trim();
  return path === '' || levels === '' || path.includes('::') ? path : `${path}::${levels}`;
}

/** A row as the server takes it; rows that it would answer with an error are left out. */
function criterionOf(row: Record<string, unknown>, depth: unknown): QueryCriterion | undefined {
  const i = textOf(row['i']);
  const o = textOf(row['o']);
  if (i === '' || !o.startsWith(operation)) return undefined;
  const { v } = row;
  if (o.endsWith('string.path') || o.endsWith('string.absolutePath')) {
    const path = pathValue(v, depth);
    return path === '' ? undefined : { i, o, v: path };
  }
  if (o.endsWith('string.relativePath')) return { i, o, v: textOf(v) || '.' };
  if (o.endsWith('date.between')) return Array.isArray(v) && v.length === 2 ? { i, o, v } : undefined;
  return v === undefined || v === null ? { i, o } : { i, o, v };
}

function isDescending(stored: Record<string, unknown>): boolean {
  if (typeof stored['sort_order_boolean'] === 'boolean') return stored['sort_order_boolean'];
  return stored['sort_order'] === true || /^(descending|reverse)$/.test(textOf(stored['sort_order']));
}

/** Reads a listing's stored settings, in the present or in the older form, for one page of it. */
export function listingQuery(data: unknown, { page, defaultSize }: ListingContext): ListingQuery {
  const block = isRecord(data) ? data : {};
  const stored = isRecord(block['querystring']) ? block['querystring'] : block;
  const limit = countOf(stored['limit']);
  const wanted = countOf(stored['b_size']) ?? countOf(defaultSize) ?? fallbackSize;
  const size = Math.min(wanted, limit ?? Infinity);
  const start = (page - 1) * size;
  const query = recordsOf(stored['query']).flatMap((row) => criterionOf(row, stored['depth']) ?? []);
  if (query.length === 0) return { search: undefined, start, size, limit };
  const sortOn = textOf(stored['sort_on']);
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
