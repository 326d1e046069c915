import { defineContentType } from '../definition';
import { AuthorView } from './author-view';
import { authorThing, blogThing } from './blog-things';
import { BlogView } from './blog-view';
import { blogPageShape, postShape, postTypes } from './data';
import { postThing } from './post-thing';
import { PostView } from './post-view';
import { TagView } from './tag-view';

export const post = defineContentType({ shape: postShape, view: PostView, structuredData: postThing });
export const blog = defineContentType({
  shape: blogPageShape,
  view: BlogView,
  feeds: postTypes,
  structuredData: blogThing,
});
export const author = defineContentType({
  shape: blogPageShape,
  view: AuthorView,
  structuredData: authorThing,
});
export const blogTag = defineContentType({ shape: blogPageShape, view: TagView });
