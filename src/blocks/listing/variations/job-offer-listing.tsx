import { Icon } from '@/components/icon/icon';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { wordsIn } from './fields-of';
import { ItemTitle } from './item-title';
import './rows.css';

/** Job offers with the institute that has them and where they are. */
export function JobOfferListing({ items, level }: ListingBodyProps) {
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item) => {
        const institute = wordsIn(item, 'job_offer_institute_title');
        const place = wordsIn(item, 'job_offer_location_title');
        return (
          <li key={item['@id']} className="listing-item listing-row listing-row--arrow">
            <div>
              <ItemTitle item={item} title={itemCard(item).title} level={level} />
              <p className="listing-row__text listing-row__facts">
                {institute === '' ? null : <span>{institute}</span>}
                {place === '' ? null : (
                  <span>
                    <Icon name="pin" size={16} /> {place}
                  </span>
                )}
              </p>
            </div>
            <Icon name="arrow-right" size={20} />
          </li>
        );
      })}
    </ul>
  );
}
