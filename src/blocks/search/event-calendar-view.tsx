import { useMemo } from 'react';
import type { BlockViewProps } from '../definition';
import { asCalendar } from './as-calendar';
import type { SearchData } from './data';
import { SearchView } from './view';

/** Events under their days, found by words, days and facets. */
export function EventCalendarView({ data, ...place }: BlockViewProps<SearchData>) {
  const calendar = useMemo(() => asCalendar(data), [data]);
  return <SearchView {...place} data={calendar} />;
}
