import type { BlockEditor } from '../../definition';
import type { SearchData } from '../data';
import { schema } from './schema';

const editorOf = (listingBodyTemplate: string): BlockEditor<SearchData> => ({
  schema,
  defaults: () => ({
    showSearchInput: true,
    showTotalResults: true,
    facets: [],
    availableViews: [],
    listingBodyTemplate,
    variation: 'facetsRightSide',
  }),
});

export const editor = editorOf('default');
export const calendarEditor = editorOf('eventCalendar');
