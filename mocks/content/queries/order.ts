import { serverError, unsortable } from '~mocks/http/failure';
import { textIndexes } from '~mocks/repository/indexed';
import type { CatalogQuery } from '~mocks/repository/types';
import { indexKind } from './indexes';

type Sort = NonNullable<CatalogQuery['sort']>;

/** What to sort on; names that are no index are ignored, indexes that cannot sort are an error. */
export function sortOrder(on: readonly string[], isDescending: (index: number) => boolean): Sort {
  return on.flatMap((name, index) => {
    if (name === 'path') return [{ on: name, descending: isDescending(index) }];
    if (textIndexes.has(name)) throw unsortable(name);
    if (name === 'effectiveRange')
      throw serverError('AttributeError', "'DateRangeIndex' object has no attribute '_index'");
    return indexKind(name) ? [{ on: name, descending: isDescending(index) }] : [];
  });
}
