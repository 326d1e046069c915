import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { membersShape, showsImages, type MembersData } from '../data';
import { MembersEdit } from './edit';
import { schema, type MembersForm } from './schema';

export const editor = editorWithForm<MembersData, MembersForm>({
  schema,
  form: {
    values: (stored) => ({
      ...stored,
      variation: showsImages(membersShape.read(stored)) ? 'default' : 'withoutImage',
    }),
    change: (_stored, name, value) => ({ [name]: value }),
  },
  defaults: () => ({ variation: 'default' }),
  edit: MembersEdit,
});
