import { CardMark } from '@/components/card/card-mark';
import { ContentImage } from '@/components/image/content-image';
import { useDates } from '@/i18n/use-dates';
import { itemCard, itemMark } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { ItemTitle } from './item-title';
import './rows.css';

/** Picture at the left, mark, title and description beside it. */
export function SummaryListing({ items, level, eagerCount }: ListingBodyProps) {
  const dates = useDates();
  return (
    <ul className="listing-items listing-items--1 items-preview">
      {items.map((item, index) => {
        const { title, text, date, image } = itemCard(item);
        return (
          <li key={item['@id']} className="listing-item listing-row listing-row--summary">
            {image === undefined ? null : (
              <ContentImage
                className="listing-row__picture"
                source={image}
                alt=""
                ratio="4 / 3"
                sizes="10rem"
                eager={index < eagerCount}
              />
            )}
            <div className="listing-row__words">
              <CardMark {...itemMark(item)} date={date === '' ? '' : dates.date(date)} />
              <ItemTitle item={item} title={title} level={level} />
              {text === '' ? null : <p className="listing-row__text">{text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
