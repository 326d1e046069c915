import { serverError } from '../../http/failure';
import type { CatalogQuery } from '../../repository/types';
import { indexKind, textIndexes } from './indexes';

type Sort = NonNullable<CatalogQuery['sort']>;

/** What to sort on; names that are no index are ignored, indexes that cannot sort are an error. */
export function sortOrder(on: readonly string[], isDescending: (index: number) => boolean): Sort {
  return on.flatMap((name, index) => {
    if (textIndexes.has(name) || name === 'path')
      throw serverError(
        'CatalogError',
        `The index for sort_on of ${name} is not capable of being used as a sort index`,
      );
    if (name === 'effectiveRange') throw serverError('AttributeError', 'documentToKeyMap');
    return indexKind(name) ? [{ on: name, descending: isDescending(index) }] : [];
  });
}
