import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { changeOf } from '@/tool/form/inner-fields';
import { TocEdit } from './edit';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form: {
    values: (stored) => ({ ...stored, variation: stored['variation'] ?? 'default' }),
    change: changeOf,
  },
  edit: TocEdit,
});
