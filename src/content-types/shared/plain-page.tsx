import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { textOf } from '@/lib/text';
import { messages } from './messages';
import { PageHeading } from './page-heading';
import { PagePicture } from './page-picture';
import './style.css';

interface PlainPageProps {
  content: AnyContent;
  /** Shows since when the page is public, in the short form of plain pages. */
  withDate?: boolean;
  /** What the type itself says, after title and description. */
  afterHeading?: ReactNode;
}

/** A page without blocks: title, description, picture, remote link, text. */
export function PlainPage({ content, withDate = false, afterHeading }: PlainPageProps) {
  const dates = useDates();
  const remote = textOf(content.remoteUrl);
  const date = withDate && content.effective ? dates.plain(content.effective, true) : '';
  return (
    <>
      <PageHeading content={content} />
      {afterHeading}
      {date && <p className="page-dates">{date}</p>}
      <PagePicture content={content} />
      {remote && (
        <p>
          <FormattedMessage
            {...messages.remoteLink}
            values={{ link: <UniversalLink to={remote}>{remote}</UniversalLink> }}
          />
        </p>
      )}
      <RichText html={content.text} className="page-text" />
    </>
  );
}
