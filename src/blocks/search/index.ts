import { fetched } from '@/components/fetched/fetched';
import { defineBlock, type BlockOutline } from '../definition';
import { headlineOf } from '../headline';
import { searchShape, type SearchData } from './data';
import { titleMessages } from './title-message';

const outline: BlockOutline<SearchData> = { headings: headlineOf, isPaged: true };

export const search = defineBlock({
  name: 'search',
  title: titleMessages.title,
  group: 'listing',
  shape: searchShape,
  view: fetched(async () => (await import('./view')).SearchView),
  outline,
  editor: async () => (await import('./edit')).editor,
});

export const eventCalendar = defineBlock({
  name: 'eventCalendar',
  title: titleMessages.eventCalendar,
  group: 'listing',
  shape: searchShape,
  view: fetched(async () => (await import('./event-calendar-view')).EventCalendarView),
  outline,
  editor: async () => (await import('./edit')).calendarEditor,
});
