import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { teaserColumns } from '@/editor/block-forms/teaser-columns';
import { TeaserTabEdit } from './edit';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form: {
    values: (stored) => stored,
    change: (stored, name, value) => ({
      [name]: name === 'columns' ? teaserColumns(stored['columns'], value) : value,
    }),
  },
  defaults: () => ({ columns: [] }),
  edit: TeaserTabEdit,
});
