import { toggledValue } from '@/lib/parameters';
import { useListAddress } from '../whole/use-list-address';
import { addressOf, askedIn, type CalendarAsked, type FacetName } from './calendar-address';

export interface CalendarState {
  asked: CalendarAsked;
  ask: (change: Partial<CalendarAsked>) => void;
  toggle: (facet: FacetName, value: string) => void;
  reset: () => void;
}

/** What is asked of a calendar: it stands in the address, but for calendars that are being edited. */
export function useCalendar(id: string): CalendarState {
  const { search, suffix, change: write } = useListAddress(id);
  const change = (next: (before: CalendarAsked) => Partial<CalendarAsked>, replace = false) =>
    write((now) => {
      const before = askedIn(now, suffix);
      return addressOf(now, { ...before, ...next(before) }, suffix);
    }, replace);
  return {
    asked: askedIn(search, suffix),
    ask: (next) => change(() => next, true),
    toggle: (facet, value) =>
      change(({ chosen }) => ({ chosen: { ...chosen, [facet]: toggledValue(chosen[facet], value) } })),
    reset: () => change(() => ({ chosen: { kind: [], institute: [] } })),
  };
}
