/** What people work at, and where. */
export { award } from './award';
export { organisationalUnit } from './organisational-unit';
export { project } from './project';
export { researchGroup } from './research-group';
export { readView } from './read-view';
