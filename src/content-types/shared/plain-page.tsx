import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import type { PlainFields } from './data';
import { messages } from './messages';
import { PageHeading } from './page-heading';
import { PagePicture } from './page-picture';
import './style.css';

interface PlainPageProps extends ContentViewProps<PlainFields> {
  /** Shows since when the page is public, in the short form of plain pages. */
  withDate?: boolean;
  /** What the type itself says, after title and description. */
  afterHeading?: ReactNode;
}

/** A page without blocks: title, description, picture, remote link, text. */
export function PlainPage({ content, data, withDate = false, afterHeading }: PlainPageProps) {
  const dates = useDates();
  const { remoteUrl: remote } = data;
  const date = withDate && data.effective ? dates.plain(data.effective, true) : '';
  return (
    <>
      <PageHeading of={data} />
      {afterHeading}
      {date && <p className="page-dates">{date}</p>}
      <PagePicture source={imageSourceOf(content)} words={data} />
      {remote && (
        <p>
          <FormattedMessage
            {...messages.remoteLink}
            values={{ link: <UniversalLink to={remote}>{remote}</UniversalLink> }}
          />
        </p>
      )}
      <RichText html={data.text} className="page-text" />
    </>
  );
}
