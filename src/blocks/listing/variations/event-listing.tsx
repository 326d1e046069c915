import { CardMark } from '@/components/card/card-mark';
import { Icon } from '@/components/icon/icon';
import type { Summary } from '@/api/types/summary';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { itemCard, itemMark } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { ItemTitle } from './item-title';
import './event-listing.css';

/** Events side by side under their day. */
export function EventListing({ items, level }: ListingBodyProps) {
  return (
    <ul className="listing-items listing-items--4">
      {items.map((item) => (
        <EventItem key={item['@id']} item={item} level={level} />
      ))}
    </ul>
  );
}

function EventItem({ item, level }: { item: Summary; level: number }) {
  const dates = useDates();
  const isGerman = useLanguage() === 'de';
  const { title } = itemCard(item);
  const start = item.start ?? '';
  const day = dates.dayAndMonth(start);
  const time = start.includes('T') ? dates.time(start) : '';
  // Events of whole days begin at midnight and have no time worth telling.
  const hasTime = day !== null && time !== '' && !/^(00:00|12:00 AM)/.test(time);
  const place = item.location ?? '';
  return (
    <li className="listing-item listing-event">
      {day === null ? null : (
        <p className="listing-event__date">
          <time dateTime={start}>
            <span className="listing-event__day">{isGerman ? `${day.day}.` : day.day}</span> {day.month}
          </time>
        </p>
      )}
      <CardMark {...itemMark(item)} />
      <ItemTitle item={item} title={title} level={level} />
      <p className="listing-event__facts">
        {!hasTime ? null : (
          <span className="listing-event__fact">
            <Icon name="clock" size={16} />
            {time}
          </span>
        )}
        {place === '' ? null : (
          <span className="listing-event__fact">
            <Icon name="pin" size={16} />
            {place}
          </span>
        )}
      </p>
    </li>
  );
}
