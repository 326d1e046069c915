import { absoluteUrl, flatten } from '@/api/urls';
import { TitleDateContext } from '@/blocks/title/title-date';
import { imageSourceOf } from '@/components/image/image-source';
import { StructuredData } from '@/components/structured-data/structured-data';
import { institutionOf } from '@/site/variants/institution';
import { useLanguage } from '@/i18n/use-language';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '../shared/has-blocks';
import { PlainPage } from '../shared/plain-page';
import type { NewsItemData } from './data';

/** A news item (Meldung, News Item): its date and blocks, and data for search engines. */
export function NewsItemView({ content, data }: ContentViewProps<NewsItemData>) {
  const language = useLanguage();
  const dates = useDates();
  const image = imageSourceOf(content);
  const { name } = institutionOf(language);
  return (
    <>
      <StructuredData
        data={{
          '@type': 'NewsArticle',
          headline: data.title,
          description: data.description,
          url: absoluteUrl(flatten(data['@id'])),
          datePublished: data.effective || data.created,
          dateModified: data.modified,
          inLanguage: language,
          publisher: { '@type': 'Organization', name },
          ...(image && { image: absoluteUrl(image.src) }),
        }}
      />
      <TitleDateContext.Provider value={data.effective ? dates.date(data.effective) : ''}>
        {hasBlocks(content) ? (
          <ComposedPage content={content} />
        ) : (
          <PlainPage content={content} data={data} />
        )}
      </TitleDateContext.Provider>
    </>
  );
}
