/** What is advertised. */
export { jobContainer } from './job-container';
export { jobOffer } from './job-offer';
export { readView } from './read-view';
