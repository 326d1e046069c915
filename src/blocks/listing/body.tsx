import type { FoundItemsProps } from '../definition';
import { ListingItems, longClass } from './items';
import './style.css';
import { variationNamed } from './variations';

/** The items that a search has found, drawn as a listing draws its own. */
export function ListingBody({ variation, items, level }: FoundItemsProps) {
  return (
    <div className={`block-listing${longClass(items)}`}>
      <ListingItems variation={variationNamed(variation)} items={items} level={level} eagerCount={0} />
    </div>
  );
}
