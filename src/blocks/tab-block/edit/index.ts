import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { TabBlockData } from '../data';
import { TabBlockEdit } from './edit';
import { form } from './form';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form,
  defaults: () => ({ columns: [] }),
  checks: {
    isEmpty: ({ columns }: TabBlockData) => columns.length === 0,
    hasEmptyHeading: ({ columns }: TabBlockData) => columns.some(({ title }) => title.trim() === ''),
  },
  edit: TabBlockEdit,
});
