import { fieldMessages } from '@/editor/block-forms/messages';
import { withWordsOf } from '@/editor/block-forms/teaser-form';
import type { BlockEditor } from '../../definition';
import type { InfoCardData } from '../data';
import { InfoCardEdit } from './edit';
import { messages } from './messages';

export const editor: BlockEditor<InfoCardData> = {
  schema: {
    fields: {
      icon: { widget: 'link', mode: 'image', title: messages.icon },
      title: { widget: 'text', title: fieldMessages.title },
      description: { widget: 'textarea', title: fieldMessages.description },
      href: { widget: 'link', mode: 'link', title: fieldMessages.target, write: withWordsOf },
      linkTitle: { widget: 'text', title: fieldMessages.linkTitle },
      openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
    },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: ['title', 'description', 'icon', 'href', 'linkTitle', 'openLinkInNewTab'],
      },
    ],
  },
  edit: InfoCardEdit,
};
