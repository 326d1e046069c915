import { addressOfPicture } from '@/editor/block-forms/address-of-picture';
import { sideChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import { withWordsOf } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import { heights, highlightShape, pictureField, type HighlightData } from '../data';
import { messages } from './messages';

const picture = { widget: 'link', mode: 'image', title: fieldMessages.ownPicture } as const;
const pictures = {
  url: { ...picture, ...addressOfPicture('url') },
  imageUrl: { ...picture, ...addressOfPicture('imageUrl') },
};

const reads = (name: 'width' | 'height' | 'flagAlign') => (stored: Readonly<Record<string, unknown>>) =>
  highlightShape.read(stored)[name];
const seen = { width: reads('width'), height: reads('height'), flagAlign: reads('flagAlign') };

/** What has no button is asked for no link, and may be low. */
export function schema(data: HighlightData): BlockSchema<HighlightData> {
  const isPlain = data['@type'] === 'highlightTeaserWithoutButton';
  const offered = heights.filter((height) => isPlain || height !== '325px' || data.height === height);
  const button = data.hideButton === true ? [] : (['link', 'linkTitle'] as const);
  return {
    fields: {
      href: { widget: 'link', mode: 'link', title: messages.source, write: withWordsOf },
      ...pictures,
      title: { widget: 'text', title: fieldMessages.title },
      description: { widget: 'textarea', title: fieldMessages.description },
      link: { widget: 'link', mode: 'link', title: fieldMessages.link },
      linkTitle: { widget: 'text', title: fieldMessages.linkTitle },
      hideButton: { widget: 'boolean', title: messages.hideButton },
      width: {
        widget: 'choice',
        title: messages.width,
        read: seen.width,
        isRequired: true,
        choices: [
          { value: 'default', title: messages.default },
          { value: 'narrow', title: messages.narrow },
          { value: '100%', title: messages.full },
        ],
      },
      height: {
        widget: 'choice',
        title: messages.height,
        read: seen.height,
        isRequired: true,
        choices: offered.map((value) => ({ value, title: value })),
      },
      flagAlign: {
        widget: 'choice',
        title: messages.flag,
        isRequired: true,
        choices: sideChoices,
        read: seen.flagAlign,
      },
    },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: [
          ...(isPlain ? [] : (['href'] as const)),
          pictureField(data),
          'title',
          'description',
          ...(isPlain ? [] : (['hideButton', ...button] as const)),
        ],
      },
      { id: 'look', title: fieldMessages.look, fields: ['width', 'height', 'flagAlign'] },
    ],
  };
}
