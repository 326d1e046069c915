import { StructuredData } from '@/components/structured-data/structured-data';
import { withoutEmpty } from '@/components/structured-data/without-empty';
import { useLanguage } from '@/i18n/use-language';
import { readOnce } from '@/lib/read-once';
import type { ContentPageView, ContentType, ContentViewProps } from './definition';

const Nothing = () => null;

/** A view of a type that reads its page by the type's shape. With the type's own view comes what search engines learn of it. */
export function readView(type: ContentType, part: 'view' | 'after' = 'view'): ContentPageView {
  const { shape, structuredData } = type;
  const View = type[part] ?? Nothing;
  return function ReadView({ content }) {
    const page = { content, data: readOnce(shape, content) };
    return (
      <>
        {part === 'view' && structuredData && <Stated page={page} say={structuredData} />}
        <View {...page} />
      </>
    );
  };
}

interface StatedProps {
  page: ContentViewProps;
  say: NonNullable<ContentType['structuredData']>;
}

function Stated({ page, say }: StatedProps) {
  const thing = say(page, useLanguage());
  return thing && <StructuredData data={withoutEmpty(thing)} />;
}
