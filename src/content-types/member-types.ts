/** Who works here. */
export { member } from './member';
export { readView } from './read-view';
