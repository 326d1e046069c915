import { optional, record, stored, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';
import { queryFields, queryShape } from '../stored-query';

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
