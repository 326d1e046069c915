import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { entryChecks } from '@/editor/block-forms/entry-checks';
import { teaserColumns } from '@/editor/block-forms/teaser-columns';
import type { TeaserTabData } from '../data';
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
  checks: entryChecks(({ columns }: TeaserTabData) => columns),
  edit: TeaserTabEdit,
});
