import type { CatalogQuery, Item } from '~mocks/repository/types';
import type { Batch } from '~mocks/http/batching';
import type { Standpoint } from '../perspective';
import { toCatalog } from './querystring-query';
import { readRowList } from './row';

function storedQuery(view: Standpoint, { fields }: Item, batch: Batch): CatalogQuery | undefined {
  const { query, sort_on, sort_reversed, limit } = fields;
  if (!Array.isArray(query) || query.length === 0) return undefined;
  try {
    return toCatalog(view, {
      rows: readRowList(query),
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
export function collectionItems(
  view: Standpoint,
  item: Item,
  batch: Batch,
): { total: number; items: Item[] } {
  const query = storedQuery(view, item, batch);
  if (!query || query.text === '') return { total: 0, items: [] };
  const { total, items } = view.repository.search(query, view.viewer);
  return { total: query.limit ? Math.min(total, query.limit) : total, items };
}
