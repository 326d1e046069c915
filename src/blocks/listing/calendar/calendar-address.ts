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

const mostValues = 50;
const longestValue = 200;

const valuesIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).map((value) => value.slice(0, longestValue).trim()))]
    .filter((value) => value !== '')
    .slice(0, mostValues);

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
  const next = new URLSearchParams(before);
  const put = (name: string, values: readonly string[]) => {
    next.delete(name + suffix);
    for (const value of values) next.append(name + suffix, value);
  };
  put('view', view === 'month' ? [] : [view]);
  put('day', day === undefined ? [] : [day]);
  for (const name of facetNames) put(name, chosen[name]);
  return next;
}
