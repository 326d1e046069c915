import { fieldMessages } from '@/editor/block-forms/messages';
import { teaserFields, type TeaserForm } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import type { TeaserWithLinkData } from '../data';
import { messages } from './messages';

export interface TeaserWithLinkForm extends TeaserForm {
  variation: TeaserWithLinkData['variation'];
  button: string;
  links: TeaserWithLinkData['links'];
}

export const schema = ({ overwrite }: TeaserWithLinkData): BlockSchema<TeaserWithLinkForm> => ({
  fields: {
    ...teaserFields(overwrite !== false),
    variation: {
      widget: 'choice',
      title: messages.place,
      isRequired: true,
      choices: [
        { value: 'left', title: messages.left },
        { value: 'right', title: messages.right },
        { value: 'top', title: messages.top },
      ],
    },
    button: { widget: 'text', title: messages.button },
    links: {
      widget: 'objects',
      title: messages.links,
      item: messages.link,
      fields: {
        href: { widget: 'link', mode: 'link', title: fieldMessages.target },
        title: { widget: 'text', title: fieldMessages.title },
      },
    },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['href', 'title', 'description', 'button', 'preview_image', 'links', 'openLinkInNewTab'],
    },
    {
      id: 'look',
      title: fieldMessages.look,
      fields: ['variation', 'head_title', 'overwrite', 'hide_description'],
    },
  ],
});
