import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { BlockViewProps } from '../definition';
import { asCalendar } from './as-calendar';
import type { SearchData } from './data';
import { messages } from './messages';
import { SearchView } from './view';

/** Events under their days, found by words, days and facets. */
export function EventCalendarView({ data, ...place }: BlockViewProps<SearchData>) {
  const events = useIntl().formatMessage(messages.events);
  const calendar = useMemo(() => {
    const searchInputPrompt = data.searchInputPrompt || events;
    return asCalendar({ ...data, searchInputPrompt });
  }, [data, events]);
  return <SearchView {...place} data={calendar} />;
}
