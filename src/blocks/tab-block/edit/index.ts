import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { TabBlockEdit } from './edit';
import { form } from './form';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form,
  defaults: () => ({ columns: [] }),
  edit: TabBlockEdit,
});
