import { FormattedMessage, useIntl } from 'react-intl';
import { publicOrigin } from '@/api/urls';
import { useHeadElements } from '../head/use-head';
import { Icon } from '../icon/icon';
import { feedAddress, feedElement, type Feed } from './feed';
import { messages } from './messages';

interface FeedLinkProps extends Feed {
  /** What is read there. */
  title: string;
}

/** The way to the feed of a list, which feed readers find in the head of the page, too. */
export function FeedLink({ title, ...feed }: FeedLinkProps) {
  const intl = useIntl();
  useHeadElements([feedElement(feed, intl.formatMessage(messages.name, { title }), publicOrigin())]);
  return (
    <a className="feed-link" href={feedAddress(feed)} type="application/rss+xml">
      <Icon name="rss" size={20} />
      <FormattedMessage {...messages.feed} />
      <span className="visually-hidden">: {title}</span>
    </a>
  );
}
