import type { Item } from '~mocks/repository/types';
import type { Call } from './call';

/** A part of `@components`: a link, or when `expand` names it the whole body. */
export interface Expander {
  name: string;
  /** Whether the item has this component at all. */
  isListed?: (item: Item, call: Call) => boolean;
  /** Its address where that is not `{item}/@{name}`. */
  link?: (call: Call, item: Item) => string;
  expand(call: Call, item: Item): unknown;
}
