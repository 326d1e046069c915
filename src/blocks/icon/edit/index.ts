import { imageSourceAt } from '@/components/image/image-source';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor } from '../../definition';
import type { IconData } from '../data';
import { IconEdit } from './edit';
import { messages } from './messages';

export const editor: BlockEditor<IconData> = {
  schema: {
    fields: {
      icon: { widget: 'link', mode: 'image', title: messages.icon, isRequired: true },
      heading: { widget: 'text', title: messages.heading },
      description: { widget: 'textarea', title: fieldMessages.description },
    },
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['icon', 'heading', 'description'] }],
  },
  validate: ({ icon }) => (imageSourceAt(icon) === undefined ? { icon: { message: messages.prompt } } : {}),
  edit: IconEdit,
};
