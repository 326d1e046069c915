import type { ContentViewProps } from '../definition';
import type { PostData } from './data';

/** What a post is about: the tags of its blog and the words it carries besides, each once. */
export function tagsOf({ data }: ContentViewProps<PostData>): string[] {
  const named = [...data.blog_tags, ...data.post_tags].map(({ title }) => title);
  return [...new Set([...named, ...data.subjects].map((tag) => tag.trim()))].filter(Boolean);
}
