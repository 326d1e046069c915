import { isEmpty } from '@/components/slate-value/nodes';
import { fieldMessages } from '@/editor/block-forms/messages';
import { variant } from '@/site/variants/variant';
import type { BlockEditor } from '../../definition';
import type { TextPillData } from '../data';
import { TextPillEdit } from './edit';
import { messages } from './messages';
import { turningOf } from './turning';

const defaults = () => ({
  value: [{ type: 'p' as const, children: [{ text: '' }] }],
  plaintext: '',
  bg_color: variant().palette.at(1)?.name ?? '',
  useFullBackgroundContainer: false,
});

export const editor: BlockEditor<TextPillData> = {
  schema: {
    fields: { bg_color: { widget: 'colour', title: messages.colour } },
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['bg_color'] }],
  },
  defaults,
  checks: { isEmpty: ({ value, plaintext }) => isEmpty(value) && plaintext.trim() === '' },
  turning: turningOf(defaults),
  edit: TextPillEdit,
};
