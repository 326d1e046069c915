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
  'tool',
  'editor',
  'admin',
  'app',
];

/** Layers that know nothing of each other, though one stands after the other. */
export const layersApart = [['editor', 'admin']];

/** Folders of such a layer, lowest first; what lies beside them is below them all. */
export const layerFolders = {
  editor: [
    'document',
    'translation',
    'checks',
    'rich-text',
    'plain-text',
    'find',
    'notes',
    'session',
    'input',
    'actions',
    'block-forms',
    'block-picker',
    'patterns',
    'canvas',
    'chrome',
    'screens',
  ],
};

/** Layers whose folders stand side by side: none of them imports another. */
export const layersOfSiblings = ['blocks', 'content-types'];

/** Folders of a layer whose modules belong to a higher one: what edits a block lies with it, behind `import()` alone. */
export const doors = [{ layer: 'blocks', folder: 'edit', imports: 'editor' }];

/** What editing needs and no visitor loads. */
export const editingLibraries = ['slate', 'slate-dom', 'slate-react', 'moment', 'semantic-ui-react'];

/** Folders in such a layer that all of its others share. */
export const sharedFolders = ['shared', 'frame', 'page'];

/** The layers of `mocks`, lowest first, in the same way; `cms` is one file. */
export const mockLayers = [
  'lib',
  'recorded',
  'http',
  'storage',
  'content-types',
  'repository',
  'images',
  'settings',
  'accounts',
  'content',
  'mail',
  'feeds',
  'services',
  'dispatch',
  'cms',
  'seed',
  'exchange',
  'server',
];

/** Folders of such a layer, lowest first; what lies beside them is below them all. */
export const mockFolders = {
  repository: ['full-text', 'catalog', 'store'],
  content: ['vocabularies', 'deserialize', 'editing', 'serialize', 'queries'],
};

/** The layer of `mocks` whose folders stand side by side, one a feature, and what they share, lowest first. */
export const mockServices = 'services';
export const sharedServices = ['shared'];

/** The one module of `mocks` that names the content with which a server begins. */
export const demoDoor = 'mocks/server/default-site.ts';
