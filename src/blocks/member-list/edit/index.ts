import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { newId } from '@/editor/document/new-id';
import { recordsOf } from '@/lib/text';
import { memberListShape, type MemberListData } from '../data';
import { variationOf } from '../members-of';
import { MemberListEdit } from './edit';
import { schema, type MemberListForm } from './schema';

const storedColumn = (column: Record<string, unknown>) =>
  column['id'] === undefined && column['@id'] === undefined ? { id: newId(), ...column } : column;

export const editor = editorWithForm<MemberListData, MemberListForm>({
  schema,
  form: {
    values: (stored) => ({ ...stored, variation: variationOf(memberListShape.read(stored)) }),
    change: (_stored, name, value) => ({
      [name]: name === 'columns' ? recordsOf(value).map(storedColumn) : value,
    }),
  },
  defaults: () => ({ columns: [], variation: 'personsGrid' }),
  edit: MemberListEdit,
});
