/** What is advertised, by itself: its pages need nothing of lists. */
export { jobOffer } from './job-offer';
export { readView } from './read-view';
