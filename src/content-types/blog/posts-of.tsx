import { FormattedMessage } from 'react-intl';
import { flatten } from '@/api/urls';
import { hasBlocks, holdsBlock } from '@/blocks/page/has-blocks';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { useNearest } from '@/state/hooks';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { FolderItems } from '../shared/folder-items';
import { PlainPage } from '../shared/plain-page';
import type { BlogPageData } from './data';
import { messages } from './messages';
import { newestPosts } from './post-query';

interface PostsOfProps extends ContentViewProps<BlogPageData> {
  /** The index by which posts name the page. */
  index: 'Creator' | 'post_tags';
}

/** A page that posts of its blog name, and these posts, the newest first; what its editors list there stands instead. */
export function PostsOf({ content, data, index }: PostsOfProps) {
  const home = languageRoot(useLanguage());
  const nearest = useNearest();
  const blog = nearest?.blogs ? flatten(nearest.blogs['@id']) : home;
  return (
    <>
      {hasBlocks(content) ? <ComposedPage content={content} /> : <PlainPage content={content} data={data} />}
      {data.UID !== '' && !holdsBlock(content, 'listing') && (
        <section className="post-end">
          <h2>
            <FormattedMessage {...messages.posts} />
          </h2>
          <FolderItems path={blog} asked={{ ...newestPosts, [index]: data.UID }} />
        </section>
      )}
    </>
  );
}
