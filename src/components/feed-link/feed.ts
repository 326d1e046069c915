import { queryString } from '@/api/client';
import type { HeadElement } from '@/api/types/page-head';

/** What a feed tells of. */
export interface Feed {
  /** Path of the place whose content it is. */
  path: string;
  /** Its types. */
  types: readonly string[];
  subjects?: readonly string[];
}

/** Where a feed is read, from the root of the site on. */
export const feedAddress = ({ path, types, subjects = [] }: Feed): string =>
  `${path}/@@rss${queryString({ portal_type: types, Subject: subjects })}`;

/** What tells feed readers in the head of a page where a feed is read; `origin` is that of the site. */
export const feedElement = (feed: Feed, title: string, origin: string): HeadElement => ({
  tag: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title, href: origin + feedAddress(feed) },
});
