import { defineMessages } from '@/i18n/define-messages';
import type { CalendarView, FacetName } from './calendar-address';

export const messages = defineMessages({
  look: { id: 'block.eventList.look' },
  today: { id: 'block.eventList.today' },
  nextMonth: { id: 'block.eventList.nextMonth' },
  previousMonth: { id: 'block.eventList.previousMonth' },
  nextWeek: { id: 'block.eventList.nextWeek' },
  previousWeek: { id: 'block.eventList.previousWeek' },
  week: { id: 'block.eventList.weekOf' },
  day: { id: 'block.eventList.day' },
  more: { id: 'block.eventList.more' },
  from: { id: 'block.eventList.from' },
  none: { id: 'block.eventList.none' },
  found: { id: 'block.eventList.found' },
  entry: { id: 'block.eventList.entry' },
  subscribe: { id: 'block.eventList.subscribe' },
  download: { id: 'block.eventList.download' },
  isPart: { id: 'block.eventList.isPart' },
});

export const viewMessages = defineMessages({
  month: { id: 'block.eventList.month' },
  week: { id: 'block.eventList.week' },
  list: { id: 'block.eventList.list' },
}) satisfies Record<CalendarView, object>;

export const facetMessages = defineMessages({
  kind: { id: 'block.eventList.kind' },
  institute: { id: 'block.eventList.institute' },
}) satisfies Record<FacetName, object>;
