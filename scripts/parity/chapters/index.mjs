import { content } from './content.mjs';

/** In the order in which they run. */
export const chapters = [content];
