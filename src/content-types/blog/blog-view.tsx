import { flatten } from '@/api/urls';
import { hasBlocks } from '@/blocks/page/has-blocks';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { FolderItems } from '../shared/folder-items';
import { PageHeading } from '../shared/page-heading';
import { FeedLink } from '@/components/feed-link/feed-link';
import { useIsStored, usePageSearch } from '@/state/preview';
import { BlogFilters } from './blog-filters';
import { postTypes, type BlogPageData } from './data';
import { chosenIn, isChosen, queryOf } from './post-query';

/** A blog: its blocks, and its posts by tag, author or year as soon as one of these is chosen. */
export function BlogView({ content, data }: ContentViewProps<BlogPageData>) {
  const path = flatten(data['@id']).replace(/\/$/, '');
  const chosen = chosenIn(usePageSearch()[0]);
  const isStored = useIsStored();
  const filters = isStored && (
    <>
      <BlogFilters path={path} chosen={chosen} />
      <FeedLink path={path} types={postTypes} title={data.title} />
    </>
  );
  if (hasBlocks(content) && !isChosen(chosen))
    return <ComposedPage content={content} afterHeading={filters} />;
  return (
    <>
      <PageHeading of={data} />
      {filters}
      <FolderItems path={path} asked={queryOf(chosen)} />
    </>
  );
}
