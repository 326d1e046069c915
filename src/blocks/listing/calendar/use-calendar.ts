import { useContext, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IsEditingContext } from '../../is-editing';
import { usePageParameter } from '../../page/hooks';
import { addressOf, askedIn, type CalendarAsked, type FacetName } from './calendar-address';

export interface CalendarState {
  asked: CalendarAsked;
  ask: (change: Partial<CalendarAsked>) => void;
  toggle: (facet: FacetName, value: string) => void;
  reset: () => void;
}

const nothing = new URLSearchParams();

/** What is asked of a calendar: it stands in the address, but for calendars that are being edited. */
export function useCalendar(id: string): CalendarState {
  const suffix = usePageParameter(id).slice('page'.length);
  const isEditing = useContext(IsEditingContext);
  const [inAddress, setInAddress] = useSearchParams();
  const [tried, setTried] = useState(nothing);
  const change = (next: (before: CalendarAsked) => Partial<CalendarAsked>, replace = false) => {
    const write = (search: URLSearchParams) => {
      const before = askedIn(search, suffix);
      return addressOf(search, { ...before, ...next(before) }, suffix);
    };
    if (isEditing) setTried(write);
    else setInAddress(write, { preventScrollReset: true, replace });
  };
  return {
    asked: askedIn(isEditing ? tried : inAddress, suffix),
    ask: (next) => change(() => next, true),
    toggle: (facet, value) =>
      change(({ chosen }) => {
        const before = chosen[facet];
        const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
        return { chosen: { ...chosen, [facet]: values } };
      }),
    reset: () => change(() => ({ chosen: { kind: [], institute: [] } })),
  };
}
