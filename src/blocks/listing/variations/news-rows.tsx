import { CardMark } from '@/components/card/card-mark';
import { ContentImage } from '@/components/image/content-image';
import { useDates } from '@/i18n/use-dates';
import { itemCard, itemMark } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { ItemTitle } from './item-title';
import './rows.css';

interface NewsRowsProps extends ListingBodyProps {
  hasPicture: boolean;
  /** Large, as the one that leads a list. */
  isLead?: boolean;
}

/** What is new, one row an item: subject and date, title, and what it is about. */
export function NewsRows({ items, level, eagerCount, hasPicture, isLead = false }: NewsRowsProps) {
  const dates = useDates();
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item, index) => {
        const { title, text, date, image } = itemCard(item);
        const shown = date || (item.effective ?? '');
        const picture = hasPicture ? image : undefined;
        return (
          <li
            key={item['@id']}
            className={`listing-item listing-row ${hasPicture ? 'listing-row--summary' : ''} ${isLead ? 'listing-row--lead' : ''}`}
          >
            {picture && (
              <ContentImage
                className="listing-row__picture"
                source={picture}
                alt=""
                ratio={isLead ? '16 / 9' : '4 / 3'}
                sizes={isLead ? '(min-width: 768px) 43rem, 100vw' : '12.5rem'}
                eager={index < eagerCount}
              />
            )}
            <div className="listing-row__words">
              <CardMark {...itemMark(item)} date={shown === '' ? '' : dates.date(shown)} />
              <ItemTitle item={item} title={title} level={level} />
              {text === '' ? null : <p className="listing-row__text">{text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
