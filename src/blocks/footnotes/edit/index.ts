import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor } from '../../definition';
import type { FootnotesData } from '../data';
import { FootnotesEdit } from './edit';

export const editor: BlockEditor<FootnotesData> = {
  schema: {
    fields: { title: { widget: 'text', title: fieldMessages.title } },
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['title'] }],
  },
  edit: FootnotesEdit,
};
