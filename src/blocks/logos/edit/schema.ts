import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { messages } from './messages';

interface Logo {
  logo: unknown;
  alt: string;
  href: unknown;
  openLinkInNewTab: boolean;
}

export interface LogosForm {
  logos: readonly Logo[];
  logos_size: 's' | 'l';
  logos_container_width: 'default' | 'narrow' | '100%';
}

export const schema: BlockSchema<LogosForm> = {
  fields: {
    logos: {
      widget: 'objects',
      title: messages.logos,
      item: messages.logo,
      fields: {
        logo: { widget: 'link', mode: 'image', title: messages.picture },
        alt: { widget: 'text', title: messages.alt },
        href: { widget: 'link', mode: 'link', title: fieldMessages.target },
        openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
      },
    },
    logos_size: {
      widget: 'choice',
      title: messages.size,
      isRequired: true,
      choices: [
        { value: 's', title: messages.small },
        { value: 'l', title: messages.large },
      ],
    },
    logos_container_width: {
      widget: 'choice',
      title: messages.width,
      isRequired: true,
      choices: [
        { value: 'default', title: messages.default },
        { value: 'narrow', title: messages.narrow },
        { value: '100%', title: messages.full },
      ],
    },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['logos'] },
    { id: 'look', title: fieldMessages.look, fields: ['logos_size', 'logos_container_width'] },
  ],
};
