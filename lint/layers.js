/** The layers of `src`, lowest first: each imports itself and the ones before it. */
export const layers = [
  'lib',
  'site',
  'api',
  'state',
  'i18n',
  'forms',
  'components',
  'blocks',
  'content-types',
  'shell',
  'pages',
  'editor',
  'admin',
  'app',
];

/** Layers whose folders stand side by side: none of them imports another. */
export const layersOfSiblings = ['blocks', 'content-types'];

/** Folders in such a layer that all of its others share. */
export const sharedFolders = ['shared', 'frame', 'page'];
