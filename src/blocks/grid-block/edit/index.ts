import type { BlockEditor } from '../../definition';
import type { GridData } from '../data';
import { GridEdit } from './edit';
import { FlatGridEdit } from './flat-edit';
import { flatSchema, schema } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<GridData> = {
  schema,
  defaults: () => ({ blocks: {}, blocks_layout: { items: [] } }),
  turning,
  edit: GridEdit,
};

/** Grids of older content keep their columns in a list, and go on doing so. */
export const flatEditor: BlockEditor<GridData> = {
  schema: flatSchema,
  defaults: () => ({ columns: [] }),
  edit: FlatGridEdit,
};
