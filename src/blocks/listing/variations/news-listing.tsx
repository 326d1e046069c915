import { useDates } from '@/i18n/use-dates';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { ItemTitle } from './item-title';
import './rows.css';

/** Date and title, one row an item. */
export function NewsListing({ items, level }: ListingBodyProps) {
  const dates = useDates();
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item) => {
        const { title, date } = itemCard(item);
        const shown = date || (item.effective ?? '');
        return (
          <li key={item['@id']} className="listing-item listing-row">
            {shown === '' ? null : <p className="meta listing-row__date">{dates.date(shown)}</p>}
            <ItemTitle item={item} title={title} level={level} />
          </li>
        );
      })}
    </ul>
  );
}
