import type { ContentViewProps } from '../definition';
import type { BlogPageData } from './data';
import { PostsOf } from './posts-of';

/** Somebody who writes for a blog, with all that she or he wrote there. */
export function AuthorView(page: ContentViewProps<BlogPageData>) {
  return <PostsOf {...page} index="Creator" />;
}
