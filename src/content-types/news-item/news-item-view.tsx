import { FormattedMessage } from 'react-intl';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { TitleDateContext } from '@/blocks/title/title-date';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { namedPeople, People } from '../shared/people';
import { PlainPage } from '../shared/plain-page';
import type { NewsItemData } from './data';
import { messages } from './messages';
import './style.css';

/** A news item (Meldung, News Item) with its date and blocks, and the people on whose profiles it stands. */
export function NewsItemView({ content, data }: ContentViewProps<NewsItemData>) {
  const dates = useDates();
  const people = namedPeople(data.members);
  return (
    <TitleDateContext.Provider value={data.effective ? dates.date(data.effective) : ''}>
      {hasBlocks(content) ? <ComposedPage content={content} /> : <PlainPage content={content} data={data} />}
      {people.length > 0 && (
        <section className="news-people">
          <h2>
            <FormattedMessage {...messages.people} />
          </h2>
          <People people={people} />
        </section>
      )}
    </TitleDateContext.Provider>
  );
}
