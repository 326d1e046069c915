import { FormattedMessage, useIntl } from 'react-intl';
import { queryString } from '@/api/client';
import { publicOrigin } from '@/api/urls';
import { useHeadElements } from '../head/use-head';
import { Icon } from '../icon/icon';
import { messages } from './messages';

interface FeedLinkProps {
  /** Path of the place whose content the feed tells. */
  path: string;
  /** Its types. */
  types: readonly string[];
  subjects?: readonly string[];
  /** What is read there. */
  title: string;
}

/** The way to the feed of a list, which feed readers find in the head of the page, too. */
export function FeedLink({ path, types, subjects = [], title }: FeedLinkProps) {
  const intl = useIntl();
  const address = `${path}/@@rss${queryString({ portal_type: types, Subject: subjects })}`;
  const name = intl.formatMessage(messages.name, { title });
  useHeadElements([
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: name,
        href: publicOrigin() + address,
      },
    },
  ]);
  return (
    <a className="feed-link" href={address} type="application/rss+xml">
      <Icon name="rss" size={20} />
      <FormattedMessage {...messages.feed} />
      <span className="visually-hidden">: {title}</span>
    </a>
  );
}
