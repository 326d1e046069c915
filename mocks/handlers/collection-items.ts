import type { CatalogQuery, Item } from '../repository/types';
import type { Batch } from '../http/batching';
import type { Call } from './call';
import { toCatalog } from './search/querystring-query';
import { readRow } from './search/row';

function storedQuery(call: Call, { fields }: Item, batch: Batch): CatalogQuery | undefined {
  const { query, sort_on, sort_reversed, limit } = fields;
  if (!Array.isArray(query) || query.length === 0) return undefined;
  try {
    return toCatalog(call, {
      rows: query.map(readRow),
      ...batch,
      limit: typeof limit === 'number' ? limit : 0,
      sortOn: typeof sort_on === 'string' && sort_on !== '' ? [sort_on] : [],
      isDescending: sort_reversed === true,
    });
  } catch {
    return undefined;
  }
}

/** What a Collection lists: the hits of the query that it stores; none where that cannot be asked. */
export function collectionItems(call: Call, item: Item, batch: Batch): { total: number; items: Item[] } {
  const query = storedQuery(call, item, batch);
  if (!query || query.text === '') return { total: 0, items: [] };
  const { total, items } = call.repository.search(query, call.viewer);
  return { total: query.limit ? Math.min(total, query.limit) : total, items };
}
