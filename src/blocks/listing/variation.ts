import type { ComponentType } from 'react';
import type { Summary } from '@/api/types/summary';
import type { BlockVariation } from '../definition';
import type { VariationFields } from './listing-fields';

export interface ListingBodyProps {
  items: readonly Summary[];
  /** Level of the items' headings. */
  level: number;
  /** How many pictures, from the first, may stand in the first screen. */
  eagerCount: number;
}

/** One way to draw the items of a listing; fetching and paging is the listing's own. */
export interface ListingVariation extends BlockVariation<ListingBodyProps> {
  view: ComponentType<ListingBodyProps>;
  /** What stands in the place of the items until they come. */
  skeleton: 'rows' | 'pictures' | 'cards' | 'events';
  /** Items beside each other where there is room. */
  columns: number;
  /** Whether it asks for all items at once, since readers choose among them. */
  isWhole?: boolean;
  /** The types that alone it shows, of all that is found. */
  types?: readonly string[];
  /** Of which kind its items are, where it shows more of them than every summary has. */
  fields?: VariationFields;
}
