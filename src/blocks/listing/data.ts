import type { BlockFrame } from '../definition';

/** Values of these come as numbers, as text (`'3'`) or empty. */
type StoredNumber = number | string;

export interface StoredQuery {
  query?: { i?: string; o?: string; v?: unknown }[];
  sort_on?: string;
  sort_order?: string | boolean;
  sort_order_boolean?: boolean;
  limit?: StoredNumber;
  b_size?: StoredNumber;
  depth?: StoredNumber;
}

/** Older content keeps the fields of `querystring` at the top, and the name of the variation as `template`. */
export interface ListingData extends BlockFrame, StoredQuery {
  querystring?: StoredQuery;
  template?: string;
  headline?: string;
  headlineTag?: string;
  linkTitle?: string;
  linkHref?: unknown;
}
