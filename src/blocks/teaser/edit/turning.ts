import { imageSourceAt } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import { isRecord } from '@/lib/text';
import type { BlockTurning } from '../../turning';
import type { TeaserData } from '../data';
import { messages as blockMessages } from '../messages';

/** The picture of a teaser as one of its own: an address, or an entry of a list. */
function pictureOf({ preview_image: preview }: TeaserData) {
  if (imageSourceAt(preview) === undefined) return undefined;
  const entry: unknown = Array.isArray(preview) ? preview[0] : preview;
  return isRecord(entry) ? { ...entry, url: entry['url'] ?? entry['@id'] } : { url: entry };
}

const asList = (link: unknown): readonly unknown[] => {
  if (Array.isArray(link)) return link;
  return [isRecord(link) ? link : { '@id': link }];
};

/** Words of its own go with it only as long as it has some. */
export const turning: BlockTurning<TeaserData> = {
  gives: {
    picture: { fields: ['preview_image'], of: pictureOf },
    title: { fields: ['title', 'overwrite'], of: ({ title }) => title || undefined },
    description: { fields: ['description'], of: ({ description }) => description || undefined },
    link: { fields: ['href', 'openLinkInNewTab'], of: ({ href }) => (hasLink(href) ? href : undefined) },
  },
  forms: [
    {
      name: 'teaser',
      title: blockMessages.title,
      needs: 'picture',
      keeps: ['title', 'description', 'link'],
      isPresent: () => true,
      makes: (blocks) =>
        blocks.map(({ contents: { picture = {}, title = '', description = '', link } }) => ({
          '@type': 'teaser',
          overwrite: true,
          title,
          description,
          preview_image: [{ ...picture, '@id': picture['url'] ?? picture['@id'] }],
          href: link === undefined ? [] : asList(link),
        })),
    },
  ],
};
