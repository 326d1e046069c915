import { defineBlock } from '../definition';
import { messages } from './messages';
import { GridView } from './view';

export const gridBlock = defineBlock({
  name: 'gridBlock',
  title: messages.title,
  group: 'layout',
  view: GridView,
});

/** The grids of older content keep their columns in a list. */
export const oldGrid = defineBlock({
  name: '__grid',
  title: messages.title,
  group: 'layout',
  restricted: true,
  view: GridView,
});

export const slateGrid = defineBlock({
  name: 'slateGrid',
  title: messages.title,
  group: 'layout',
  restricted: true,
  view: GridView,
});

export const listingGrid = defineBlock({
  name: 'listingGrid',
  title: messages.title,
  group: 'layout',
  restricted: true,
  view: GridView,
});

export const teaserGrid = defineBlock({
  name: 'teaserGrid',
  title: messages.teasers,
  group: 'teaser',
  restricted: true,
  view: GridView,
});

export const imagesGrid = defineBlock({
  name: 'imagesGrid',
  title: messages.images,
  group: 'media',
  restricted: true,
  view: GridView,
});
