/** Who works here, and what they work at. */
export { award } from './award';
export { member } from './member';
export { organisationalUnit } from './organisational-unit';
export { project } from './project';
export { researchGroup } from './research-group';
export { readView } from './read-view';
