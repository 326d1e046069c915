import { addressOfPicture } from '@/editor/block-forms/address-of-picture';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor } from '../../definition';
import type { HeroData } from '../data';
import { HeroEdit } from './edit';
import { messages } from './messages';

export const editor: BlockEditor<HeroData> = {
  schema: {
    fields: {
      url: { widget: 'link', mode: 'image', title: messages.picture, ...addressOfPicture('url') },
      title: { widget: 'text', title: fieldMessages.title },
      description: { widget: 'textarea', title: fieldMessages.description },
    },
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['url', 'title', 'description'] }],
  },
  edit: HeroEdit,
};
