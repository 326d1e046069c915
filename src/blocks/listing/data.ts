import { count, flag, list, optional, record, stored, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';

const queryFields = {
  query: list(record({ i: text(), o: text(), v: stored() })),
  sort_on: text(),
  /** `true` and `reverse` are older words for `descending`. */
  sort_order: stored(),
  sort_order_boolean: flag(),
  limit: count(),
  b_size: count(),
  depth: text(),
};
const queryShape = record(queryFields);
export type StoredQuery = Read<typeof queryShape>;

/** Older content keeps the fields of `querystring` at the top, and the name of the variation as `template`. */
export const listingShape = record({
  ...queryFields,
  ...headlineFields,
  querystring: optional(queryShape),
  variation: text(),
  template: text(),
  /** Words and target of the link to everything of its kind. */
  linkTitle: text(),
  linkHref: stored(),
});
export type ListingData = Read<typeof listingShape>;
