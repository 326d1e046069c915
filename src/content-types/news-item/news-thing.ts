import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress, isoDate } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import { addressOf } from '@/components/universal-link/link-target';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import { namedPeople } from '../shared/people';
import type { NewsItemData } from './data';

/** A news item in the words of schema.org. */
export function newsThing({ content, data }: ContentViewProps<NewsItemData>, language: Language): Thing {
  return {
    '@type': 'NewsArticle',
    headline: data.title,
    description: data.description,
    url: fullAddress(data['@id']),
    datePublished: isoDate(data.effective) ?? isoDate(data.created),
    dateModified: isoDate(data.modified),
    inLanguage: language,
    mentions: namedPeople(data.members).map(({ to, card }) => ({
      '@type': 'Person',
      name: card.title,
      url: fullAddress(addressOf(to)),
    })),
    publisher: ownOrganization(language),
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
  };
}
