import { shownPart } from '~mocks/http/batching';
import type { CatalogQuery } from '~mocks/repository/types';
import type { Standpoint } from '../perspective';
import { sortOrder } from './order';
import type { Row } from './row';
import { readRows } from './rows';

/** What is searched, without how the answer is worded. */
export interface StoredQuery {
  rows: readonly Row[];
  start: number;
  size: number;
  limit: number;
  sortOn: readonly string[];
  isDescending: boolean;
}

/** Without a path row the search stays in the navigation root of the context. */
export function toCatalog(view: Standpoint, body: StoredQuery): CatalogQuery {
  const { repository, item } = view;
  const { namesPlace, ...rows } = readRows(view, body.rows);
  const root = namesPlace ? repository.root : repository.navigationRootOf(item);
  const mayInactive = repository.can(view.viewer, 'Access inactive portal content', item);
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
