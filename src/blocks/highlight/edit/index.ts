import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { changeOf } from '@/editor/side-form/inner-fields';
import { HighlightEdit } from './edit';
import { withPicture } from './picture';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form: {
    values: (stored) => stored,
    change: (stored, name, value) => (name === 'url' ? withPicture(value) : changeOf(stored, name, value)),
  },
  defaults: () => ({ title: '', value: [{ type: 'p' as const, children: [{ text: '' }] }], button: false }),
  edit: HighlightEdit,
});
