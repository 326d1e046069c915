import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { markColour } from '@/components/card/mark-colour';
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
import { slotsOfWeek, type Slot } from './slots';

/** So many lines of a day are told in its cell. */
const mostLines = 2;

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

/** The colour of a kind of events, for a style. */
const inColour = (kind: string, more: object = {}) =>
  ({ ...more, ...(kind !== '' && { '--kind': markColour(kind) }) }) as CSSProperties;

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
    <>
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
          {weeksOfMonth(day).map((week) => {
            const slots = slotsOfWeek(week, eventsOn);
            return (
              <tr key={week[0]}>
                {week.map((each) => (
                  <td key={each} className={isSameMonth(each, day) ? undefined : 'month-grid__outside'}>
                    <DayButton
                      day={each}
                      isToday={each === today}
                      isChosen={each === day}
                      slots={slots.get(each) ?? []}
                      onDay={onDay}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Kinds eventsOn={eventsOn} />
    </>
  );
}

interface DayButtonProps extends Pick<MonthGridProps, 'day' | 'onDay'> {
  isToday: boolean;
  isChosen: boolean;
  slots: readonly (Slot | undefined)[];
}

function DayButton({ day, isToday, isChosen, slots, onDay }: DayButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const date = writeDay(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const count = (some: typeof slots) => some.filter((slot) => slot !== undefined).length;
  const rest = count(slots.slice(mostLines));
  return (
    <button
      type="button"
      className="month-grid__day"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-label={intl.formatMessage(messages.day, { date, count: count(slots) })}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <span className="month-grid__number">{Number(day.slice(8))}</span>
      {slots.slice(0, mostLines).map((slot, index) => (
        <Line key={index} slot={slot} />
      ))}
      {rest > 0 && (
        <span className="month-grid__rest">{intl.formatMessage(messages.more, { count: rest })}</span>
      )}
    </button>
  );
}

/** A line of a day: an event, one that goes on over the days after, or the room for one. */
function Line({ slot }: { slot: Slot | undefined }) {
  if (!slot) return <span className="month-grid__gap" />;
  const { event, days } = slot;
  if (days === 0)
    return <span className="month-grid__event month-grid__event--on" style={inColour(event.kind)} />;
  const isBar = event.first < event.last;
  return (
    <span
      className={isBar ? 'month-grid__event month-grid__event--bar' : 'month-grid__event'}
      style={inColour(event.kind, isBar ? { '--days': days } : {})}
    >
      <span>{event.item.title}</span>
    </span>
  );
}

/** Which colour is which kind, where they can be told apart. */
function Kinds({ eventsOn }: Pick<MonthGridProps, 'eventsOn'>) {
  const kinds = new Set([...eventsOn.values()].flat().map(({ kind }) => kind));
  kinds.delete('');
  if (new Set([...kinds].map(markColour)).size < 2) return null;
  return (
    <ul className="month-grid__kinds meta">
      {[...kinds].toSorted().map((kind) => (
        <li key={kind} style={inColour(kind)}>
          {kind}
        </li>
      ))}
    </ul>
  );
}
