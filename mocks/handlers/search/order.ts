import { serverError } from '../../http/failure';
import type { CatalogQuery } from '../../repository/types';
import { indexKind, textIndexes } from './indexes';

type Sort = NonNullable<CatalogQuery['sort']>;

/** What to sort on; names that are no index are ignored, indexes that cannot sort are an error. */
export function sortOrder(on: readonly string[], isDescending: (index: number) => boolean): Sort {
  return on.flatMap((name, index) => {
    if (name === 'path') return [{ on: name, descending: isDescending(index) }];
    if (textIndexes.has(name))
      throw serverError(
        'CatalogError',
        `The index chosen for sort_on is not capable of being used as a sort index: '${name}'`,
      );
    if (name === 'effectiveRange')
      throw serverError('AttributeError', "'DateRangeIndex' object has no attribute '_index'");
    return indexKind(name) ? [{ on: name, descending: isDescending(index) }] : [];
  });
}
