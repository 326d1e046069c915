import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { SearchData } from '../data';
import { form } from './form';
import { schema, type SearchForm } from './schema';

const editorOf = (listingBodyTemplate: string) =>
  editorWithForm<SearchData, SearchForm>({
    schema,
    form,
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
