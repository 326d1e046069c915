import { isEmpty } from '@/components/slate-value/nodes';
import { fieldMessages } from '@/editor/block-forms/messages';
import { variant } from '@/site/variants/variant';
import type { BlockEditor } from '../../definition';
import type { TextPillData } from '../data';
import { TextPillEdit } from './edit';
import { messages } from './messages';

export const editor: BlockEditor<TextPillData> = {
  schema: {
    fields: { bg_color: { widget: 'colour', title: messages.colour } },
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['bg_color'] }],
  },
  defaults: () => ({
    value: [{ type: 'p', children: [{ text: '' }] }],
    plaintext: '',
    bg_color: variant().palette.at(1)?.name ?? '',
    useFullBackgroundContainer: false,
  }),
  checks: { isEmpty: ({ value, plaintext }) => isEmpty(value) && plaintext.trim() === '' },
  edit: TextPillEdit,
};
