import { isRecord } from '@/lib/text';
import type { BlocksContainer } from '../definition';
import type { GridData } from './data';

/** What the columns of a grid are that do not say it themselves. */
export const typeOfColumns: ReadonlyMap<string, string> = new Map([
  ['teaserGrid', 'teaser'],
  ['imagesGrid', 'image'],
  ['teaserTransparentGrid', 'teaserTransparent'],
  ['icons', 'icon'],
]);

/** What a column is drawn as: teasers of the transparent grid are all transparent, however they are named. */
function typeOfColumn(stored: string, assumed: string): string {
  return stored === '' || (stored === 'teaser' && assumed === 'teaserTransparent') ? assumed : stored;
}

/** The columns of a grid as a container of blocks, whichever of its two forms is stored. */
export function gridColumns(grid: GridData): BlocksContainer {
  const { blocks, blocks_layout } = grid;
  if (isRecord(blocks) && Object.keys(blocks).length > 0) return { blocks, blocks_layout } as BlocksContainer;
  const assumed = typeOfColumns.get(grid['@type']) ?? '';
  const columns = grid.columns.map((column, index) => ({
    id: column.id || `${index}`,
    block: { ...column, '@type': typeOfColumn(column['@type'], assumed) },
  }));
  return {
    blocks: Object.fromEntries(columns.map(({ id, block }) => [id, block])),
    blocks_layout: { items: columns.map(({ id }) => id) },
  };
}
