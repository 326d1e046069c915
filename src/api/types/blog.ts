/** The blog types of collective.blog. */
import type { NamedImage, Term, Uid, Url } from './atoms';
import type { PageBase } from './pages';
import type { LinkedTitle } from './summary';

export type BlogFolder = PageBase & { '@type': 'BlogFolder'; banner_image?: NamedImage | null };
export type Author = PageBase & { '@type': 'Author'; fullname?: string }; // fullname is added by @authors
export type BlogTag = PageBase & { '@type': 'BlogTag' };
export type BlogPost = PageBase & {
  '@type': 'Post';
  creators: Uid[]; // UIDs of Authors
  blog_tags: (Term & { url?: Url })[];
  post_tags?: LinkedTitle[];
  post_authors?: LinkedTitle[];
  blog?: LinkedTitle | null;
};
