import { Icon } from '@/components/icon/icon';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { ItemTitle } from './item-title';
import './rows.css';

/** Title and description, one row an item. */
export function DefaultListing({ items, level }: ListingBodyProps) {
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item) => {
        const { title, text } = itemCard(item);
        return (
          <li key={item['@id']} className="listing-item listing-row listing-row--arrow">
            <div>
              <ItemTitle item={item} title={title} level={level} />
              {text === '' ? null : <p className="listing-row__text">{text}</p>}
            </div>
            <Icon name="arrow-right" size={20} />
          </li>
        );
      })}
    </ul>
  );
}
