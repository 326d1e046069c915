import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import type { BlogPageData } from './data';

type Page = ContentViewProps<BlogPageData>;

/** A blog in the words of schema.org. */
export const blogThing = ({ data }: Page, language: Language): Thing => ({
  '@type': 'Blog',
  name: data.title,
  description: data.description,
  url: fullAddress(data['@id']),
  inLanguage: language,
  publisher: ownOrganization(language),
});

/** Who writes for it. */
export const authorThing = ({ content, data }: Page, language: Language): Thing => ({
  '@type': 'Person',
  name: data.title,
  description: data.description,
  url: fullAddress(data['@id']),
  image: fullAddress(imageSourceOf(content)?.src ?? ''),
  affiliation: ownOrganization(language),
});
