import { creditField } from '@/editor/block-forms/credit-field';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import type { HighlightData } from '../data';
import { messages } from './messages';
import { withPicture } from './picture';

interface Form {
  url: unknown;
  alt: string;
  credit: string;
  allow_image_download: boolean;
  title: string;
  button: boolean;
  buttonText: string;
  buttonLink: unknown;
}

const writesPicture = (_stored: object, value: unknown) => withPicture(value);

/** What the button says and where it leads is asked for only where there is one. */
export const schema = ({ button }: HighlightData): BlockSchema<Form> => ({
  fields: {
    url: { widget: 'link', mode: 'image', title: messages.picture, write: writesPicture },
    alt: { widget: 'text', title: messages.alt, description: messages.altHint },
    credit: { widget: 'text', title: messages.credit, ...creditField },
    allow_image_download: { widget: 'boolean', title: messages.download },
    title: { widget: 'text', title: fieldMessages.title },
    button: { widget: 'boolean', title: messages.button },
    buttonText: { widget: 'text', title: messages.buttonText },
    buttonLink: { widget: 'link', mode: 'link', title: messages.buttonLink },
    'styles.descriptionColor': { widget: 'colour', title: messages.colour },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: [
        ...(['url', 'title', 'button'] as const),
        ...(button === true ? (['buttonText', 'buttonLink'] as const) : []),
      ],
    },
    { id: 'picture', title: messages.picture, fields: ['alt', 'credit', 'allow_image_download'] },
    { id: 'look', title: fieldMessages.look, fields: ['styles.descriptionColor'] },
  ],
});
