import { valuesIn, withValue, withValues } from '@/lib/parameters';
import { dayIn, type Day } from './days';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const facetNames = ['kind', 'institute'] as const;
export type FacetName = (typeof facetNames)[number];

/** What is asked of a calendar. */
export interface CalendarAsked {
  view: CalendarView;
  /** From which on events are told; undefined for today. */
  day: Day | undefined;
  chosen: Readonly<Record<FacetName, readonly string[]>>;
}

/** Reads an address; `suffix` tells calendars on one page apart. */
export function askedIn(search: URLSearchParams, suffix = ''): CalendarAsked {
  const view = search.get(`view${suffix}`);
  return {
    view: calendarViews.find((each) => each === view) ?? 'month',
    day: dayIn(search.get(`day${suffix}`)),
    chosen: {
      kind: valuesIn(search, `kind${suffix}`),
      institute: valuesIn(search, `institute${suffix}`),
    },
  };
}

/** The address of what is asked for; all that the calendar knows nothing of stays in it. */
export function addressOf(
  before: URLSearchParams,
  { view, day, chosen }: CalendarAsked,
  suffix = '',
): URLSearchParams {
  const viewed = withValue(before, `view${suffix}`, view === 'month' ? '' : view);
  return facetNames.reduce(
    (next, name) => withValues(next, name + suffix, chosen[name]),
    withValue(viewed, `day${suffix}`, day ?? ''),
  );
}
