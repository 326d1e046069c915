import { FeedLink } from '@/components/feed-link/feed-link';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { usePagePath, usePageText } from '../page/hooks';
import type { ListingData } from './data';
import { feedOf } from './feed-of';

interface ListingFeedProps {
  data: ListingData;
  /** Types of what it has found. */
  found?: readonly string[];
}

/** The feed of what a listing lists, where a feed can tell the same. */
export function ListingFeed({ data, found }: ListingFeedProps) {
  const root = languageRoot(useLanguage());
  const page = usePagePath();
  const title = usePageText('title');
  const type = usePageText('@type');
  const feed = feedOf(data, { page, root, ...(found && { found }) });
  // A blog offers the feed of its posts by itself.
  if (!feed || (type === 'BlogFolder' && feed.path === page && feed.subjects?.length === 0)) return null;
  return <FeedLink {...feed} title={data.headline || title} />;
}
