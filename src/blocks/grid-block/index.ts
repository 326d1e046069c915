import { defineBlock, type BlockOutline } from '../definition';
import { headlineOf } from '../headline';
import { gridColumns } from './columns';
import { mostColumns, mostIcons } from './columns-class';
import { gridShape, type GridData } from './data';
import { messages } from './messages';
import { GridView } from './view';

const gridOutline: BlockOutline<GridData> = {
  headings: headlineOf,
  children: (data) => [gridColumns(data)],
};

const holds = {
  allowedBlocks: ['teaser', 'image', 'listing', 'slate', 'buttonBlock', 'infoCard', 'icon'],
  maxLength: mostColumns,
};

export const gridBlock = defineBlock({
  name: 'gridBlock',
  title: messages.title,
  group: 'layout',
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds,
  editor: async () => (await import('./edit')).editor,
});

/** The grids of older content keep their columns in a list. */
export const oldGrid = defineBlock({
  name: '__grid',
  title: messages.title,
  group: 'layout',
  restricted: true,
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds,
  editor: async () => (await import('./edit')).flatEditor,
});

export const slateGrid = defineBlock({
  name: 'slateGrid',
  title: messages.title,
  group: 'layout',
  restricted: true,
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds,
  editor: async () => (await import('./edit')).flatEditor,
});

export const listingGrid = defineBlock({
  name: 'listingGrid',
  title: messages.title,
  group: 'layout',
  restricted: true,
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds,
  editor: async () => (await import('./edit')).flatEditor,
});

export const teaserGrid = defineBlock({
  name: 'teaserGrid',
  title: messages.teasers,
  group: 'teaser',
  restricted: true,
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds,
  editor: async () => (await import('./edit')).flatEditor,
});

export const teaserTransparentGrid = defineBlock({
  name: 'teaserTransparentGrid',
  title: messages.transparent,
  group: 'teaser',
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds: { ...holds, allowedBlocks: ['teaserTransparent', 'teaser'] },
  editor: async () => (await import('./edit')).flatEditor,
});

export const icons = defineBlock({
  name: 'icons',
  title: messages.icons,
  group: 'media',
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds: { allowedBlocks: ['icon'], maxLength: mostIcons },
  editor: async () => (await import('./edit')).flatEditor,
});

export const imagesGrid = defineBlock({
  name: 'imagesGrid',
  title: messages.images,
  group: 'media',
  restricted: true,
  shape: gridShape,
  view: GridView,
  outline: gridOutline,
  holds,
  editor: async () => (await import('./edit')).flatEditor,
});
