import { content } from './content.mjs';
import { files } from './files.mjs';
import { links } from './links.mjs';
import { lists } from './lists.mjs';
import { structure } from './structure.mjs';

/** In the order in which they run. */
export const chapters = [content, structure, links, files, lists];
