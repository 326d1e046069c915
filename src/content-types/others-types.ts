/** Types of one page each, pages without blocks, and what readers say of a page. */
export { comments } from './comments';
export { plainDocument } from './document';
export { embeddedPage } from './embedded-page';
export { event } from './event';
export { faqItem } from './faq-item';
export { regulation } from './regulation';
export { tender } from './tender';
export { readView } from './read-view';
