import type { CatalogQuery } from '../../repository/types';
import type { Call, Service } from '../call';
import { sortOrder } from './order';
import type { QuerystringBody } from './querystring-body';
import { readQuerystringBody } from './querystring-body';
import { searchResults } from './results';
import { readRows } from './rows';

/** Without a path row the search stays in the navigation root of the context. */
function toCatalog(call: Call, body: QuerystringBody): CatalogQuery {
  const { repository, item } = call;
  const { namesPlace, ...rows } = readRows(call, body.rows);
  const root = namesPlace ? repository.root : repository.navigationRootOf(item);
  const mayInactive = repository.can(call.viewer, 'Access inactive portal content', item);
  return {
    ...rows,
    paths: rows.paths.length > 0 ? rows.paths : [{ path: repository.pathOf(root), depth: -1 }],
    includeInactive: rows.includeInactive ?? mayInactive,
    sort: sortOrder(body.sortOn, () => body.isDescending),
    ...(item.parent === null ? {} : { exclude: item.uid }),
    ...(body.limit > 0 ? { limit: body.limit } : {}),
    start: body.start,
    size: body.size,
  };
}

async function querystringSearch(call: Call): Promise<unknown> {
  const body = await readQuerystringBody(call);
  const query = toCatalog(call, body);
  if (query.text === '') return { '@id': call.url.href, items: [], items_total: 0 };
  const scope = { ...call, metadataFields: body.metadataFields };
  const batch = { start: body.start, size: body.size };
  return searchResults(scope, query, { batch, fullObjects: body.fullObjects, limitsTotal: true });
}

export const querystringSearchService: Service = {
  name: '@querystring-search',
  get: querystringSearch,
  post: querystringSearch,
};
