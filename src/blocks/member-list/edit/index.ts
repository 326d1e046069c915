import type { BlockEditor } from '../../definition';
import type { MemberListData } from '../data';
import { MemberListEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<MemberListData> = {
  schema,
  defaults: () => ({ columns: [], variation: 'personsGrid' }),
  edit: MemberListEdit,
};
