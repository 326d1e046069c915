import { operation } from '@/api/search';
import { types } from '@/lib/content-types';
import { searchQuery, searchShape, type SearchData } from './data';

const eventTypes = [...types].flatMap(([name, { date }]) => (date === 'start' ? [name] : []));

/** What a calendar shows that asks for nothing of its own: events from today on. */
const coming = [
  { i: 'portal_type', o: `${operation}selection.any`, v: eventTypes },
  { i: 'start', o: `${operation}date.afterRelativeDate`, v: '0' },
];

const [daysOfStart] = searchShape.read({ facets: [{ field: 'start', type: 'daterangeFacet' }] }).facets;

/** A calendar as the search that it is: of events in their order, under their days, from which readers choose. */
export function asCalendar(data: SearchData): SearchData {
  const query = searchQuery(data);
  const hasDays = daysOfStart === undefined || data.facets.some(({ field }) => field === daysOfStart.field);
  const isPlain = data.listingBodyTemplate === '' || data.listingBodyTemplate === 'default';
  return {
    ...data,
    query: {
      ...query,
      query: query.query.length > 0 ? query.query : coming,
      sort_on: query.sort_on || 'start',
    },
    facets: hasDays ? data.facets : [daysOfStart, ...data.facets],
    listingBodyTemplate: isPlain ? 'eventCalendar' : data.listingBodyTemplate,
  };
}
