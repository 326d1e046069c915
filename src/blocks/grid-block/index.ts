import { defineBlock, type BlockOutline } from '../definition';
import { headlineOf } from '../headline';
import { gridColumns } from './columns';
import { mostColumns } from './columns-class';
import { gridShape, type GridData } from './data';
import { messages } from './messages';
import { GridView } from './view';

const outline: BlockOutline<GridData> = {
  headings: headlineOf,
  children: (data) => [gridColumns(data)],
};

const holds = {
  allowedBlocks: ['teaser', 'image', 'listing', 'slate', 'buttonBlock', 'infoCard', 'icon'],
  maxLength: mostColumns,
  keepsLast: true,
} as const;

export const gridBlock = defineBlock({
  name: 'gridBlock',
  title: messages.title,
  group: 'layout',
  shape: gridShape,
  view: GridView,
  outline,
  holds,
  editor: async () => (await import('./edit')).editor,
});

/** Grids that keep their columns in a list. */
export const flatGrid = {
  title: messages.title,
  group: 'layout',
  shape: gridShape,
  view: GridView,
  outline,
  holds,
  editor: async () => (await import('./edit')).flatEditor,
} as const;

export const teaserGrid = defineBlock({
  ...flatGrid,
  name: 'teaserGrid',
  title: messages.teasers,
  group: 'teaser',
  restricted: true,
});

export const imagesGrid = defineBlock({
  ...flatGrid,
  name: 'imagesGrid',
  title: messages.images,
  group: 'media',
  restricted: true,
});
