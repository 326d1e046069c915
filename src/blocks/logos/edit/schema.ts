import { fieldMessages } from '@/editor/block-forms/messages';
import { newId } from '@/editor/document/new-id';
import { recordsOf } from '@/lib/text';
import type { BlockSchema } from '../../definition';
import { logosShape } from '../data';
import { messages } from './messages';

interface Logo {
  logo: unknown;
  alt: string;
  href: unknown;
  openLinkInNewTab: boolean;
}

interface LogosForm {
  logos: readonly Logo[];
  logos_size: 's' | 'l';
  logos_container_width: 'default' | 'narrow' | '100%';
}

function storedLogo(logo: Record<string, unknown>): Record<string, unknown> {
  const isNew = logo['@id'] === undefined && logo['id'] === undefined;
  return isNew ? { '@id': newId(), ...logo } : logo;
}

type Stored = Readonly<Record<string, unknown>>;

const writesLogos = (_stored: Stored, value: unknown) => ({ logos: recordsOf(value).map(storedLogo) });

export const schema: BlockSchema<LogosForm> = {
  fields: {
    logos: {
      widget: 'objects',
      title: messages.logos,
      item: messages.logo,
      write: writesLogos,
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
      read: (stored: Stored) => logosShape.read(stored).logos_size,
      isRequired: true,
      choices: [
        { value: 's', title: messages.small },
        { value: 'l', title: messages.large },
      ],
    },
    logos_container_width: {
      widget: 'choice',
      title: messages.width,
      read: (stored: Stored) => logosShape.read(stored).logos_container_width,
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
