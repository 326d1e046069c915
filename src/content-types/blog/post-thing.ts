import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress, isoDate } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import type { PostData } from './data';
import { tagsOf } from './tags-of';

/** A post of a blog in the words of schema.org. */
export function postThing(page: ContentViewProps<PostData>, language: Language): Thing {
  const { content, data } = page;
  return {
    '@type': 'BlogPosting',
    headline: data.title,
    description: data.description,
    url: fullAddress(data['@id']),
    datePublished: isoDate(data.effective) ?? isoDate(data.created),
    dateModified: isoDate(data.modified),
    author: data.post_authors
      .filter(({ title }) => title !== '')
      .map(({ title, url }) => ({ '@type': 'Person', name: title, url: fullAddress(url) })),
    keywords: tagsOf(page).join(', '),
    inLanguage: language,
    publisher: ownOrganization(language),
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
  };
}
