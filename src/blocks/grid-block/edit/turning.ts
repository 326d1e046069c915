import { newId } from '@/editor/document/new-id';
import type { BlockTurning, TurnedBlock } from '../../turning';
import { mostColumns } from '../columns-class';
import type { GridData } from '../data';
import { turningMessages as messages } from './messages';

/** Rows of one length, as far as that goes: five become three and two. */
function rowsOf(blocks: readonly TurnedBlock[]): TurnedBlock[][] {
  const count = Math.ceil(blocks.length / mostColumns);
  const width = Math.ceil(blocks.length / count);
  return Array.from({ length: count }, (_none, row) => blocks.slice(row * width, (row + 1) * width));
}

function gridOf(blocks: readonly TurnedBlock[]) {
  const entries = blocks.map(({ stored }) => [newId(), stored] as const);
  return {
    '@type': 'gridBlock',
    blocks: Object.fromEntries(entries),
    blocks_layout: { items: entries.map(([id]) => id) },
  };
}

const makes = (blocks: readonly TurnedBlock[]) => rowsOf(blocks).map(gridOf);

/** Blocks of one kind side by side. */
export const turning: BlockTurning<GridData> = {
  forms: [
    { name: 'gallery', title: messages.gallery, takes: ['image'], atLeast: 2, makes },
    {
      name: 'columns',
      title: messages.columns,
      takes: ['teaser', 'slate', 'infoCard', 'icon', 'buttonBlock'],
      atLeast: 2,
      makes,
    },
  ],
};
