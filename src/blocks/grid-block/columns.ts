import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { BlocksContainer } from '../definition';

const typeOfColumns: ReadonlyMap<string, string> = new Map([
  ['teaserGrid', 'teaser'],
  ['imagesGrid', 'image'],
]);

/** The columns of a grid as a container of blocks, whichever of its two forms is stored. */
export function gridColumns(data: unknown): BlocksContainer {
  const grid = isRecord(data) ? data : {};
  if (isRecord(grid['blocks']) && Object.keys(grid['blocks']).length > 0) return grid;
  const assumed = typeOfColumns.get(textOf(grid['@type'])) ?? '';
  const columns = recordsOf(grid['columns']).map((column, index) => ({
    id: textOf(column['id']) || `${index}`,
    block: { ...column, '@type': textOf(column['@type']) || assumed },
  }));
  return {
    blocks: Object.fromEntries(columns.map(({ id, block }) => [id, block])),
    blocks_layout: { items: columns.map(({ id }) => id) },
  };
}
