import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import type { TenderData } from './data';
import { messages } from './messages';
import './style.css';

/** A page of tenders: what editors wrote, and what a feed of another site holds. */
export function TenderView({ content, data }: ContentViewProps<TenderData>) {
  const tenders = <Tenders feed={data.feed} />;
  if (hasBlocks(content)) return <ComposedPage content={content} afterHeading={tenders} />;
  return (
    <>
      <PageHeading of={data} />
      <PagePicture source={imageSourceOf(content)} words={data} ratio="21 / 9" />
      <RichText html={data.text} className="page-text" />
      {tenders}
    </>
  );
}

/** Why there is nothing to list; undefined where there is. */
function reasonOf(feed: TenderData['feed']): MessageDescriptor | undefined {
  if (!feed) return messages.failed;
  if (feed.isInactive === true) return messages.inactive;
  return feed.items.length === 0 ? messages.none : undefined;
}

function Tenders({ feed }: Pick<TenderData, 'feed'>) {
  const reason = reasonOf(feed);
  if (reason || !feed)
    return (
      <p className="notice">
        <FormattedMessage {...(reason ?? messages.failed)} />
      </p>
    );
  return (
    <ul className="tenders">
      {feed.items.map(({ href, title, rows }, index) => (
        <li key={index} className="tenders__one">
          <h2 className="tenders__title">
            {hasLink(href) ? <UniversalLink to={href}>{title || href}</UniversalLink> : title}
          </h2>
          <dl className="tenders__rows">
            {rows.map(({ label, value }, row) => (
              <div key={row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
