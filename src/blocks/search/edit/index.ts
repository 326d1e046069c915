import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { SearchData } from '../data';
import { form } from './form';
import { schema, type SearchForm } from './schema';

export const editor = editorWithForm<SearchData, SearchForm>({
  schema,
  form,
  defaults: () => ({
    showSearchInput: true,
    showTotalResults: true,
    facets: [],
    availableViews: [],
    listingBodyTemplate: 'default',
    variation: 'facetsRightSide',
  }),
});
