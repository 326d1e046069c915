import { shownPart } from '../../http/batching';
import type { CatalogQuery } from '../../repository/types';
import type { Call } from '../call';
import { sortOrder } from './order';
import type { QuerystringBody } from './querystring-body';
import { readRows } from './rows';

/** What is searched, without how the answer is worded. */
export type StoredQuery = Omit<QuerystringBody, 'metadataFields' | 'fullObjects'>;

/** Without a path row the search stays in the navigation root of the context. */
export function toCatalog(call: Call, body: StoredQuery): CatalogQuery {
  const { repository, item } = call;
  const { namesPlace, ...rows } = readRows(call, body.rows);
  const root = namesPlace ? repository.root : repository.navigationRootOf(item);
  const mayInactive = repository.can(call.viewer, 'Access inactive portal content', item);
  return {
    ...rows,
    paths: rows.paths.length > 0 ? rows.paths : [{ path: repository.pathOf(root), depth: -1 }],
    includeInactive: rows.includeInactive ?? mayInactive,
    withComments: true,
    sort: sortOrder(body.sortOn, () => body.isDescending),
    ...(item.parent === null ? {} : { exclude: item.uid }),
    ...(body.limit > 0 ? { limit: body.limit } : {}),
    ...shownPart(body),
  };
}
