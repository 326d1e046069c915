import { imageSourceAt } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import type { BlockTurning } from '../../turning';
import type { ImageData } from '../data';
import { messages as blockMessages } from '../messages';

const pictureFields = ['url', '@id', 'image_field', 'image_scales', 'alt', 'decorative'] as const;

export const turning: BlockTurning<ImageData> = {
  gives: {
    picture: {
      fields: pictureFields,
      of: (data) =>
        imageSourceAt(data) === undefined
          ? undefined
          : Object.fromEntries(
              pictureFields.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])),
            ),
    },
    title: { fields: ['title'], of: ({ title }) => title || undefined },
    description: { fields: ['description'], of: ({ description }) => description || undefined },
    link: { fields: ['href', 'openLinkInNewTab'], of: ({ href }) => (hasLink(href) ? href : undefined) },
  },
  forms: [
    {
      name: 'image',
      title: blockMessages.title,
      needs: 'picture',
      keeps: ['title', 'description', 'link'],
      isPresent: () => true,
      makes: (blocks) =>
        blocks.map(({ contents: { picture, title, description, link } }) => ({
          '@type': 'image',
          ...picture,
          ...(title !== undefined && { title }),
          ...(description !== undefined && { description }),
          ...(link !== undefined && { href: link }),
        })),
    },
  ],
};
