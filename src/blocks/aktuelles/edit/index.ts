import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { AktuellesData } from '../data';
import { AktuellesEdit } from './edit';
import { form } from './form';
import { schema, type AktuellesForm } from './schema';

export const editor = editorWithForm<AktuellesData, AktuellesForm>({
  schema,
  form,
  defaults: () => ({ href: [], thref: [], querystring: { query: [] } }),
  edit: AktuellesEdit,
});
