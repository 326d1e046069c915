import { usePieces } from '@/components/pieces/use-pieces';
import type { ListingBodyProps, ListingVariation } from './variation';

/** More items than a first screen holds, and as many as are drawn without holding up anything else. */
const pieces = { first: 24, step: 40 };

/** From so many items on the browser leaves out what is not on the screen. */
const long = 60;

export const longClass = (items: readonly unknown[]): string =>
  items.length > long ? ' block-listing__items--long' : '';

interface ListingItemsProps extends ListingBodyProps {
  variation: ListingVariation;
}

/** The items of a page of a listing, of which there may be a thousand. */
export function ListingItems({ variation, items, ...body }: ListingItemsProps) {
  return <variation.view items={usePieces(items, pieces)} {...body} />;
}
