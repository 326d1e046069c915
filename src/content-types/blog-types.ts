/** Blogs, and what is listed there. */
export { author, blog, blogTag, post } from './blog';
export { readView } from './read-view';
