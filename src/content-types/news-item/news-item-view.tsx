import { hasBlocks } from '@/blocks/page/has-blocks';
import { TitleDateContext } from '@/blocks/title/title-date';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PlainPage } from '../shared/plain-page';
import type { NewsItemData } from './data';

/** A news item (Meldung, News Item) with its date and blocks. */
export function NewsItemView({ content, data }: ContentViewProps<NewsItemData>) {
  const dates = useDates();
  return (
    <TitleDateContext.Provider value={data.effective ? dates.date(data.effective) : ''}>
      {hasBlocks(content) ? <ComposedPage content={content} /> : <PlainPage content={content} data={data} />}
    </TitleDateContext.Provider>
  );
}
