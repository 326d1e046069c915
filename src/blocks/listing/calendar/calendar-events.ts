import type { Division } from '@/api/institutes';
import type { Summary } from '@/api/types/summary';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { readDate } from '@/i18n/dates';
import { itemCard } from '../../item-card';
import { hasChosen } from '../whole/has-chosen';
import { instituteOf } from '../whole/institutes';
import { facetNames, type CalendarAsked, type FacetName } from './calendar-address';
import { addDays, dayAt, type Day } from './days';
import type { OptionsOfFacets } from './facet';

/** An event with the days on which it is. */
export interface CalendarEvent {
  item: Summary;
  first: Day;
  last: Day;
  /** Its head title, or its first tag; '' for none. */
  kind: string;
  /** Path of the institute below which it lies; '' for none. */
  institute: string;
}

/** An event that is shown as longer than this is one of a faulty date. */
const longest = 400;

/** By the letters of their stored times alone: the ways of a language would take longer than all else that is read. */
function byStart({ item: one }: CalendarEvent, { item: other }: CalendarEvent): number {
  const [start, next] = [one.start ?? '', other.start ?? ''];
  return start < next ? -1 : Number(start > next);
}

/** The events among what a list has found, by their beginnings; what has no date is none. */
export function eventsOf(
  items: readonly Summary[],
  institutes: readonly Division[],
  timeZone: string,
): CalendarEvent[] {
  return items
    .flatMap((item): CalendarEvent[] => {
      const start = readDate(item.start);
      if (start === null) return [];
      const end = readDate(item.end) ?? start;
      const first = dayAt(start, timeZone);
      // What ends at midnight has no part of the next day.
      const until = end > start ? new Date(end.getTime() - 1) : start;
      const last = dayAt(until, timeZone);
      return [
        {
          item,
          first,
          last: last < first ? first : last > addDays(first, longest) ? first : last,
          kind: itemCard(item).kicker,
          institute: instituteOf(item, institutes)?.path ?? '',
        },
      ];
    })
    .toSorted(byStart);
}

const isChosen = (
  event: CalendarEvent,
  { chosen }: Pick<CalendarAsked, 'chosen'>,
  except?: FacetName,
): boolean => hasChosen(facetNames, (name) => [event[name]], chosen, except);

/** Those that have one of the chosen values of every facet. */
export const chosenEvents = (events: readonly CalendarEvent[], asked: CalendarAsked): CalendarEvent[] =>
  events.filter((event) => isChosen(event, asked));

/** The values of a facet with how many events the other one leaves to each. */
function optionsOf(
  events: readonly CalendarEvent[],
  facet: FacetName,
  titleOf: (value: string) => string,
): FacetOption[] {
  const counts = new Map<string, number>();
  for (const { [facet]: value } of events) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, title: titleOf(value), count }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

export function facetOptions(
  events: readonly CalendarEvent[],
  asked: CalendarAsked,
  institutes: readonly Division[],
): OptionsOfFacets {
  const instituteTitle = (wanted: string) => institutes.find(({ path }) => path === wanted)?.title ?? wanted;
  const left = (facet: FacetName) => events.filter((event) => isChosen(event, asked, facet));
  return {
    kind: optionsOf(left('kind'), 'kind', (value) => value),
    institute: optionsOf(left('institute'), 'institute', instituteTitle),
  };
}

/** The events of every day of a stretch. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  from: Day,
  until: Day,
): ReadonlyMap<Day, readonly CalendarEvent[]> {
  const days = new Map<Day, CalendarEvent[]>();
  for (const event of events)
    for (
      let day = event.first < from ? from : event.first;
      day <= event.last && day <= until;
      day = addDays(day, 1)
    )
      days.set(day, [...(days.get(day) ?? []), event]);
  return days;
}
