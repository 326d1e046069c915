import { isRecord, recordsOf, textOf } from '@/lib/text';
import { blocksOf } from '../blocks-of';
import type { BlocksContainer } from '../definition';

const typeOfColumns: ReadonlyMap<string, string> = new Map([
  ['teaserGrid', 'teaser'],
  ['imagesGrid', 'image'],
]);

/** The columns of a grid as a container of blocks, whichever of its two forms is stored. */
export function gridColumns(data: unknown): { container: BlocksContainer; count: number } {
  const grid = isRecord(data) ? data : {};
  const { placed } = blocksOf(grid);
  if (placed.length > 0) {
    const blocks = Object.fromEntries(placed.map(({ id, block }) => [id, block]));
    return {
      container: { blocks, blocks_layout: { items: placed.map(({ id }) => id) } },
      count: placed.length,
    };
  }
  const assumed = typeOfColumns.get(textOf(grid['@type'])) ?? '';
  const columns = recordsOf(grid['columns']).map((column, index) => ({
    id: textOf(column['id']) || `${index}`,
    block: { ...column, '@type': textOf(column['@type']) || assumed },
  }));
  return {
    container: {
      blocks: Object.fromEntries(columns.map(({ id, block }) => [id, block])),
      blocks_layout: { items: columns.map(({ id }) => id) },
    },
    count: columns.length,
  };
}
