import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress, isoDate } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
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
    publisher: ownOrganization(language),
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
  };
}
