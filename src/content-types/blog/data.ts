import { list, record, records, text, type Read } from '@/lib/shape';
import { addressFields, plainFields } from '../shared/data';

/** A title with an address of its own, as blogs name authors and tags. */
const named = () => records({ title: text(), url: text() });

export const postShape = record({
  ...plainFields,
  ...addressFields,
  created: text(),
  modified: text(),
  blog_tags: named(),
  post_tags: named(),
  post_authors: named(),
  subjects: list(text()),
});
export type PostData = Read<typeof postShape>;

/** What a blog is made of, and its feed. */
export const postTypes: readonly string[] = ['Post'];

/** The blog, its authors and its tags: what they are called, and by what their posts name them. */
export const blogPageShape = record({ ...plainFields, ...addressFields, UID: text() });
export type BlogPageData = Read<typeof blogPageShape>;
