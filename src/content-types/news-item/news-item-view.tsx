import { absoluteUrl, flatten } from '@/api/urls';
import { TitleDateContext } from '@/blocks/title/title-date';
import { imageSourceOf } from '@/components/image/image-source';
import { StructuredData } from '@/components/structured-data/structured-data';
import { textOf } from '@/lib/text';
import { institutionOf } from '@/site/variants/institution';
import { useLanguage } from '@/i18n/use-language';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '../shared/has-blocks';
import { PlainPage } from '../shared/plain-page';

/** A news item (Meldung, News Item): its date and blocks, and data for search engines. */
export function NewsItemView({ content }: ContentViewProps) {
  const language = useLanguage();
  const dates = useDates();
  const image = imageSourceOf(content);
  const { name } = institutionOf(language);
  return (
    <>
      <StructuredData
        data={{
          '@type': 'NewsArticle',
          headline: textOf(content.title),
          description: textOf(content.description),
          url: absoluteUrl(flatten(content['@id'])),
          datePublished: content.effective ?? content.created,
          dateModified: content.modified,
          inLanguage: language,
          publisher: { '@type': 'Organization', name },
          ...(image && { image: absoluteUrl(image.src) }),
        }}
      />
      <TitleDateContext.Provider value={content.effective ? dates.date(content.effective) : ''}>
        {hasBlocks(content) ? <ComposedPage content={content} /> : <PlainPage content={content} />}
      </TitleDateContext.Provider>
    </>
  );
}
