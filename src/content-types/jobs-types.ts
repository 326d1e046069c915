/** The list of what is advertised. */
export { jobContainer } from './job-container';
export { readView } from './read-view';
