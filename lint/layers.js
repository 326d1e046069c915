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

/** Folders of a layer whose modules belong to a higher one: what edits a block lies with it, behind `import()` alone. */
export const doors = [{ layer: 'blocks', folder: 'edit', imports: 'editor' }];

/** What editing needs and no visitor loads. */
export const editingLibraries = ['slate', 'slate-dom', 'slate-react', 'moment', 'semantic-ui-react'];

/** Folders in such a layer that all of its others share. */
export const sharedFolders = ['shared', 'frame', 'page'];
