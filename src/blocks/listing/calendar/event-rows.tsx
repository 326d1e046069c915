import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { CardMark } from '@/components/card/card-mark';
import { Icon } from '@/components/icon/icon';
import { usePieces } from '@/components/pieces/use-pieces';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { itemMark } from '../../item-card';
import { ItemTitle } from '../variations/item-title';
import type { CalendarEvent } from './calendar-events';
import { writeDay } from './days';
import { messages } from './messages';

/** A screen of events stands at once, the others with the paints after it. */
const pieces = { first: 8, step: 50 };

interface EventRowsProps {
  events: readonly CalendarEvent[];
  /** Level of their headings. */
  level: number;
}

/** Events one below the other, each with its day, time and place, and the entry for one's own calendar. */
export function EventRows({ events, level }: EventRowsProps) {
  const dates = useDates();
  const language = useLanguage();
  return (
    <ul className="event-rows">
      {usePieces(events, pieces).map(({ item, first, last }) => {
        const start = item.start ?? '';
        const time = start.includes('T') ? dates.time(start) : '';
        // Events of whole days begin at midnight and have no time worth telling.
        const hasTime = first === last && time !== '' && !/^(00:00|12:00 AM)/.test(time);
        const until =
          first === last ? '' : writeDay(last, language, { weekday: 'short', day: 'numeric', month: 'long' });
        return (
          <li key={item['@id']} className="listing-item event-rows__event">
            <time dateTime={first} className="event-rows__date">
              <span className="event-rows__number">{Number(first.slice(8))}</span>{' '}
              {writeDay(first, language, { month: 'short', weekday: 'short' })}
            </time>
            <div className="event-rows__words">
              <CardMark {...itemMark(item)} />
              <ItemTitle item={item} title={item.title} level={level} />
              <p className="event-rows__facts">
                {hasTime && <span>{time}</span>}
                {until !== '' && (
                  <span>
                    <FormattedMessage {...messages.from} values={{ kind: 'until', day: until }} />
                  </span>
                )}
                {item.location ? (
                  <span>
                    <Icon name="pin" size={16} /> {item.location}
                  </span>
                ) : null}
              </p>
              <a className="event-rows__entry" href={mediaUrl(`${flatten(item['@id'])}/ics_view`)}>
                <FormattedMessage {...messages.entry} />
                <span className="visually-hidden">: {item.title}</span>
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
