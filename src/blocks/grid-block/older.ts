import { defineBlock } from '../definition';
import { flatGrid } from '.';
import { mostIcons } from './columns-class';
import { messages } from './messages';

/* Grids that few pages hold: those of older content, and those for one kind of columns. */

export const oldGrid = defineBlock({ ...flatGrid, name: '__grid', restricted: true });
export const slateGrid = defineBlock({ ...flatGrid, name: 'slateGrid', restricted: true });
export const listingGrid = defineBlock({ ...flatGrid, name: 'listingGrid', restricted: true });

export const teaserTransparentGrid = defineBlock({
  ...flatGrid,
  name: 'teaserTransparentGrid',
  title: messages.transparent,
  group: 'teaser',
  holds: { ...flatGrid.holds, allowedBlocks: ['teaserTransparent', 'teaser'] },
});

export const icons = defineBlock({
  ...flatGrid,
  name: 'icons',
  title: messages.icons,
  group: 'media',
  holds: { ...flatGrid.holds, allowedBlocks: ['icon'], maxLength: mostIcons },
});
