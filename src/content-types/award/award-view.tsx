import { FormattedMessage } from 'react-intl';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { AwardFacts } from '@/components/award-facts/award-facts';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import { namedPeople, People } from '../shared/people';
import type { AwardData } from './data';
import { messages } from './messages';
import './style.css';

/** An award: what it is, when and where it was given, and to whom. */
export function AwardView({ content, data }: ContentViewProps<AwardData>) {
  const people = namedPeople(data.members);
  const facts = <AwardFacts award={data} />;
  return (
    <>
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={facts} />
      ) : (
        <>
          <PageHeading of={data} />
          <PagePicture source={imageSourceOf(content)} words={data} ratio="21 / 9" />
          {facts}
        </>
      )}
      <RichText html={data.text} className="page-text" />
      {people.length > 0 && (
        <section className="award__members">
          <h2>
            <FormattedMessage {...messages.members} />
          </h2>
          <People people={people} />
        </section>
      )}
    </>
  );
}
