import type { BlockEditor } from '../../definition';
import type { MembersData } from '../data';
import { MembersEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<MembersData> = {
  schema,
  defaults: () => ({ variation: 'default' }),
  edit: MembersEdit,
};
