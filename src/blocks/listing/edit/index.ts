import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { ListingData } from '../data';
import { form } from './form';
import { schema, type ListingForm } from './schema';

export const editor = editorWithForm<ListingData, ListingForm>({
  schema,
  form,
  defaults: () => ({ variation: 'default' }),
});
