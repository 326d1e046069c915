import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import type { CalendarEvent } from './calendar-events';
import {
  addDays,
  addMonths,
  firstOfWeek,
  isSameMonth,
  weekOf,
  weeksOfMonth,
  writeDay,
  type Day,
} from './days';
import { messages } from './messages';

/** So many titles of a day are told in its cell. */
const mostTitles = 2;

/** Where the keys of a grid of days lead to. */
const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: firstOfWeek,
  End: (day) => addDays(firstOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface MonthGridProps {
  /** From which on events are told; its month is shown. */
  day: Day;
  today: Day;
  eventsOn: ReadonlyMap<Day, readonly CalendarEvent[]>;
  label: string;
  onDay: (day: Day) => void;
}

/** The days of a month with their events; arrow keys go from day to day, also into the months beside it. */
export function MonthGrid({ day, today, eventsOn, label, onDay }: MonthGridProps) {
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  /** Where the keys have led to, until the address has come after. */
  const wanted = useRef<Day>();
  useEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    wanted.current = step(wanted.current ?? day);
    onDay(wanted.current);
  };
  return (
    <table ref={grid} role="grid" className="month-grid" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekOf(day).map((each) => (
            <th key={each} scope="col" abbr={writeDay(each, language, { weekday: 'long' })}>
              {writeDay(each, language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <td key={each} className={isSameMonth(each, day) ? undefined : 'month-grid__outside'}>
                <DayButton
                  day={each}
                  isToday={each === today}
                  isChosen={each === day}
                  events={eventsOn.get(each) ?? []}
                  onDay={onDay}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps extends Pick<MonthGridProps, 'day' | 'onDay'> {
  isToday: boolean;
  isChosen: boolean;
  events: readonly CalendarEvent[];
}

function DayButton({ day, isToday, isChosen, events, onDay }: DayButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const date = writeDay(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const rest = events.length - mostTitles;
  return (
    <button
      type="button"
      className="month-grid__day"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-label={intl.formatMessage(messages.day, { date, count: events.length })}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <span className="month-grid__number">{Number(day.slice(8))}</span>
      {events.slice(0, mostTitles).map(({ item }) => (
        <span key={item['@id']} className="month-grid__event">
          <span>{item.title}</span>
        </span>
      ))}
      {rest > 0 && (
        <span className="month-grid__rest">{intl.formatMessage(messages.further, { count: rest })}</span>
      )}
    </button>
  );
}
