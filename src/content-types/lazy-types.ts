/** The rarer types, and pages without blocks: small, so that they are fetched together with the first of them. */
export { award } from './award';
export { author, blog, blogTag, post } from './blog';
export { plainDocument } from './document';
export { embeddedPage } from './embedded-page';
export { event } from './event';
export { file } from './file';
export { folder } from './folder';
export { image } from './image';
export { jobContainer } from './job-container';
export { jobOffer } from './job-offer';
export { labelledFields } from './labelled-fields';
export { link } from './link';
export { member } from './member';
export { newsItem } from './news-item';
export { project } from './project';
export { readView } from './read-view';
export { researchGroup } from './research-group';
export { tender } from './tender';
