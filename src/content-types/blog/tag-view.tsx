import type { ContentViewProps } from '../definition';
import type { BlogPageData } from './data';
import { PostsOf } from './posts-of';

/** What a blog writes about, with all posts that do. */
export function TagView(page: ContentViewProps<BlogPageData>) {
  return <PostsOf {...page} index="post_tags" />;
}
