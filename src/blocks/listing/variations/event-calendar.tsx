import { createElement } from 'react';
import type { Summary } from '@/api/types/summary';
import { CardMark } from '@/components/card/card-mark';
import { Icon } from '@/components/icon/icon';
import { useDates } from '@/i18n/use-dates';
import { itemCard, itemMark } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import './event-calendar.css';
import { ItemTitle } from './item-title';

interface Day {
  title: string;
  start: string;
  events: Summary[];
}

/** Neighbours that begin on the same day. */
function daysOf(items: readonly Summary[], titleOf: (start: string) => string): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const start = item.start ?? '';
    const title = titleOf(start);
    const last = days.at(-1);
    if (last?.title === title) last.events.push(item);
    else days.push({ title, start, events: [item] });
  }
  return days;
}

/** Events under the days on which they begin. */
export function EventCalendar({ items, level }: ListingBodyProps) {
  const dates = useDates();
  return (
    <ol className="listing-calendar">
      {daysOf(items, dates.date).map(({ title, start, events }, index) => (
        <li key={index} className="listing-calendar__day">
          {createElement(
            `h${level}`,
            { className: 'listing-calendar__date' },
            start === '' ? title : <time dateTime={start.slice(0, 10)}>{title}</time>,
          )}
          <ul className="listing-calendar__events">
            {events.map((item) => (
              <Event key={item['@id']} item={item} level={Math.min(level + 1, 6)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Event({ item, level }: { item: Summary; level: number }) {
  const dates = useDates();
  const { title, text } = itemCard(item);
  const start = item.start ?? '';
  const time = start.includes('T') ? dates.time(start) : '';
  // Events of whole days begin at midnight and have no time worth telling.
  const hasTime = time !== '' && !/^(00:00|12:00 AM)/.test(time);
  const place = item.location ?? '';
  return (
    <li className="listing-item listing-calendar__event">
      <CardMark {...itemMark(item)} />
      <ItemTitle item={item} title={title} level={level} />
      {text === '' ? null : <p className="listing-calendar__text">{text}</p>}
      <p className="listing-calendar__facts">
        {!hasTime ? null : (
          <span>
            <Icon name="clock" size={16} /> {time}
          </span>
        )}
        {place === '' ? null : (
          <span>
            <Icon name="pin" size={16} /> {place}
          </span>
        )}
      </p>
    </li>
  );
}
