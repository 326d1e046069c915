/** Files and folders, and whatever has no page of its own. */
export { file } from './file';
export { folder } from './folder';
export { image } from './image';
export { link } from './link';
export { otherType } from './other-type';
export { readView } from './read-view';
