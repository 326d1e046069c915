import { createElement, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Division } from '@/api/institutes';
import { operation } from '@/api/search';
import { mediaUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { site } from '@/site/site';
import type { BlockViewProps } from '../../definition';
import { useAnchors, useItemLevel, usePagePath } from '../../page/hooks';
import type { ListingData } from '../data';
import { placeOf } from '../feed-of';
import { ListingFeed } from '../listing-feed';
import { listingFields } from '../listing-fields';
import { storedQuery } from '../listing-query';
import { headOf } from '../listing-frame';
import { ListingSkeleton } from '../skeleton';
import { variationNamed } from '../variations';
import { useInstitutes } from '../whole/institutes';
import { useWholeList } from '../whole/use-whole-list';
import type { CalendarView } from './calendar-address';
import { chosenEvents, eventsByDay, eventsOf, facetOptions, type CalendarEvent } from './calendar-events';
import { CalendarTools } from './calendar-tools';
import {
  addDays,
  addMonths,
  dayAt,
  firstOfMonth,
  firstOfWeek,
  isSameMonth,
  weekOf,
  weeksOfMonth,
  writeDay,
  type Day,
} from './days';
import { EventRows } from './event-rows';
import { messages } from './messages';
import { MonthGrid } from './month-grid';
import './style.css';
import { useCalendar } from './use-calendar';

/** More events than a calendar holds. */
const mostEvents = 500;
const none: readonly Division[] = [];
const eventTypes = ['Event'];
const variation = variationNamed('eventCalendar');
const fullDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * All events that a block asks for, or, where it cannot hold all, those that are not over on a day; and the institutes at which
 * they may be.
 */
function useEvents(data: ListingData, from: Day) {
  const options = { most: mostEvents, fields: listingFields(undefined), sortOn: 'start' };
  const all = useWholeList(data, options);
  // Of two conditions for one index a CMS heeds one.
  const asksForEnd = storedQuery(data).query.some(({ i }) => i === 'end');
  const isCut = !asksForEnd && (dataOf(all.remote)?.total ?? 0) > mostEvents;
  // A day begins earlier elsewhere, and the CMS reads it where it stands.
  const filter = [{ i: 'end', o: `${operation}date.largerThan`, v: addDays(from, -1) }];
  const late = useWholeList(data, { ...options, filter, isIdle: !isCut });
  const { remote, retry } = isCut ? late : all;
  const hasItems = dataOf(remote)?.items.some(({ start }) => start) === true;
  return { remote, retry, isCut, institutes: dataOf(useInstitutes(hasItems)) ?? none };
}

/** Events by month, week or one after the other; all that is chosen stands in the address. */
export function EventCalendarListing({ id, data }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const language = useLanguage();
  const head = headOf(data);
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { timezone } = site();
  const page = usePagePath();
  const state = useCalendar(id);
  const { asked } = state;
  const today = dayAt(new Date(), timezone);
  const day = asked.day ?? today;
  const stretch = stretchOf(asked.view, day);
  const { remote, retry, isCut, institutes } = useEvents(data, stretch.from);
  const items = dataOf(remote)?.items;
  const held = useMemo(
    () => (items ? eventsOf(items, institutes, timezone) : undefined),
    [items, institutes, timezone],
  );
  const events = isCut ? held?.filter(({ last: end }) => end >= stretch.from) : held;
  const shown = events ? chosenEvents(events, asked) : [];
  const found = dataOf(remote)?.total ?? 0;
  // Those that were asked for to be sure, and are over, count nowhere.
  const total = found - ((held?.length ?? 0) - (events?.length ?? 0));
  const latest = events?.at(-1);
  const isShort =
    found > mostEvents && latest !== undefined && latest.first <= (stretch.until ?? latest.first);
  const isNarrowed = shown.length !== events?.length;
  return (
    <div className="block-listing calendar">
      <SectionHead {...head} id={anchor} />
      <CalendarTools
        state={state}
        options={events ? facetOptions(events, asked, institutes) : {}}
        found={
          events && (
            <>
              {isCut && (
                <>
                  <FormattedMessage
                    {...messages.from}
                    values={{ kind: 'from', day: writeDay(stretch.from, language, fullDay) }}
                  />
                  {': '}
                </>
              )}
              <FormattedMessage
                {...messages.found}
                values={{ total: isCut && !isNarrowed ? total : shown.length }}
              />
            </>
          )
        }
      />
      <RemoteData of={remote} retry={retry} skeleton={<ListingSkeleton variation={variation} count={8} />}>
        {() => (
          <>
            <CalendarBody events={shown} state={state} level={level} today={today} stretch={stretch} />
            {isShort && (
              <p className="calendar__note">
                {intl.formatMessage(messages.isPart, { count: events?.length ?? 0, total })}
              </p>
            )}
          </>
        )}
      </RemoteData>
      <Subscription path={placeOf(data) ?? page}>
        <ListingFeed data={data} found={eventTypes} />
      </Subscription>
    </div>
  );
}

interface CalendarBodyProps extends Pick<Parameters<typeof EventRows>[0], 'events' | 'level'> {
  state: ReturnType<typeof useCalendar>;
  today: Day;
  stretch: Stretch;
}

interface Stretch {
  from: Day;
  /** undefined: without an end. */
  until: Day | undefined;
}

/** The first and the last day that a way to look shows. */
function stretchOf(view: CalendarView, day: Day): Stretch {
  if (view === 'list') return { from: day, until: undefined };
  if (view === 'week') return { from: firstOfWeek(day), until: addDays(firstOfWeek(day), 6) };
  const days = weeksOfMonth(day).flat();
  return { from: days[0] ?? day, until: days.at(-1) ?? day };
}

function CalendarBody({ events, state, level, today, stretch }: CalendarBodyProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { asked, ask } = state;
  const { view } = asked;
  const day = asked.day ?? today;
  const onDay = (next: Day) => ask({ day: next === today ? undefined : next });
  const heading = (words: string, isPolite = false) =>
    createElement(
      `h${level}`,
      { className: 'calendar__title', ...(isPolite && { 'aria-live': 'polite' }) },
      words,
    );
  const rows = (some: readonly CalendarEvent[]) =>
    some.length === 0 ? (
      <p className="calendar__none">
        <FormattedMessage {...messages.none} />
      </p>
    ) : (
      <EventRows key={stretch.from} events={some} level={Math.min(level + 1, 6)} />
    );
  const from = intl.formatMessage(messages.from, { kind: 'from', day: writeDay(day, language, fullDay) });
  if (stretch.until === undefined)
    return (
      <>
        <div className="calendar__head">{heading(from)}</div>
        {rows(events.filter(({ last }) => last >= day))}
      </>
    );
  const isMonth = view === 'month';
  const title = isMonth
    ? writeDay(day, language, { month: 'long', year: 'numeric' })
    : intl.formatMessage(messages.week, { day: writeDay(stretch.from, language, fullDay) });
  const turn = (count: number) =>
    onDay(isMonth ? firstOfMonth(addMonths(firstOfMonth(day), count)) : addDays(day, 7 * count));
  const { from: begin, until } = stretch;
  const eventsOn = eventsByDay(events, begin, until);
  const inView = events.filter(({ first, last }) => last >= begin && first <= until);
  return (
    <div className={`calendar__body calendar__body--${view}`}>
      <div>
        <div className="calendar__head">
          {heading(title, true)}
          <span className="calendar__turn">
            <button type="button" className="calendar__today" onClick={() => onDay(today)}>
              <FormattedMessage {...messages.today} />
            </button>
            <TurnButton
              label={intl.formatMessage(isMonth ? messages.previousMonth : messages.previousWeek)}
              icon="chevron-left"
              onClick={() => turn(-1)}
            />
            <TurnButton
              label={intl.formatMessage(isMonth ? messages.nextMonth : messages.nextWeek)}
              icon="chevron-right"
              onClick={() => turn(1)}
            />
          </span>
        </div>
        {isMonth ? (
          <MonthGrid day={day} today={today} eventsOn={eventsOn} label={title} onDay={onDay} />
        ) : (
          <ol className="calendar-week">
            {weekOf(day).map((each) => (
              <li
                key={each}
                className="calendar-week__day"
                aria-current={each === today ? 'date' : undefined}
              >
                {createElement(
                  `h${Math.min(level + 1, 6)}`,
                  { className: 'calendar-week__date' },
                  writeDay(each, language, { weekday: 'long', day: 'numeric', month: 'long' }),
                )}
                <EventRows events={eventsOn.get(each) ?? []} level={Math.min(level + 2, 6)} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {isMonth && (
        <div>
          <div className="calendar__head">{heading(from)}</div>
          {rows(
            inView.filter(({ first, last }) => last >= day && isSameMonth(first < day ? day : first, day)),
          )}
        </div>
      )}
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  onClick: () => void;
}

function TurnButton({ label, icon, onClick }: TurnButtonProps) {
  return (
    <button type="button" className="calendar__step" onClick={onClick}>
      <Icon name={icon} size={20} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** All events below a place, for the reader's own calendar: kept up to date, or once. */
function Subscription({ path, children }: { path: string; children: ReactNode }) {
  const address = mediaUrl(`${path}/ics_view`);
  const whole = new URL(address, window.location.href).href;
  return (
    <p className="calendar__subscription">
      <a className="button button--outline" href={whole.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar" size={20} />
        <FormattedMessage {...messages.subscribe} />
      </a>
      <a href={address}>
        <FormattedMessage {...messages.download} />
      </a>
      {children}
    </p>
  );
}
