import { operation, type QueryCriterion, type QuerystringSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import { count, flag, list, record, stored, text, type Read } from '@/lib/shape';
import { textOf } from '@/lib/text';

/** The fields of a query, as blocks that list what it finds store it. */
export const queryFields = {
  query: list(record({ i: text(), o: text(), v: stored() })),
  sort_on: text(),
  /** `true` and `reverse` are older words for `descending`. */
  sort_order: stored(),
  sort_order_boolean: flag(),
  limit: count(),
  b_size: count(),
  depth: text(),
};
export const queryShape = record(queryFields);
export type StoredQuery = Read<typeof queryShape>;

/** What a page holds where neither its block nor the settings say. */
export const fallbackSize = 25;

/** A path below the site root with the depth; '' is no place to search in. */
function pathValue(value: unknown, depth: string): string {
  const path = textOf(Array.isArray(value) ? value[0] : value).trim();
  const place = path === '' ? '' : flatten(path);
  const levels = depth.trim();
  return place === '' || levels === '' || place.includes('::') ? place : `${place}::${levels}`;
}

/** A row as the server takes it; rows that it would answer with an error are left out. */
export function criterionOf(
  { i, o, v }: StoredQuery['query'][number],
  depth: string,
): QueryCriterion | undefined {
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

/** What a stored query asks the catalogue for besides `more`, without paging; undefined where neither names anything. */
export function searchOf(
  stored: StoredQuery,
  more: readonly QueryCriterion[] = [],
): QuerystringSearch | undefined {
  const { limit, sort_on: sortOn } = stored;
  const query = [...stored.query.flatMap((row) => criterionOf(row, stored.depth) ?? []), ...more];
  if (query.length === 0) return undefined;
  return {
    query,
    ...(sortOn === '' ? {} : { sort_on: sortOn }),
    ...(sortOn === '' && !isDescending(stored)
      ? {}
      : { sort_order: isDescending(stored) ? 'descending' : 'ascending' }),
    ...(limit === undefined ? {} : { limit }),
  };
}
