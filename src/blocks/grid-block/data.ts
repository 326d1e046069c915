import { flag, oneOf, record, stored, text, type Read, type Shape } from '@/lib/shape';
import { recordsOf, textOf } from '@/lib/text';
import { headlineFields } from '../headline';

/** Columns as older content has them: blocks with their ids in them. */
const oldColumns: Shape<(Record<string, unknown> & Record<'id' | '@type', string>)[]> = {
  read: (stored) =>
    recordsOf(stored).map((column) => ({
      ...column,
      id: textOf(column['id']),
      '@type': textOf(column['@type']),
    })),
};

/** Columns side by side. Two forms are stored: blocks with a layout, and in older content a flat list of columns. */
export const gridShape = record({
  '@type': text(),
  headline: headlineFields.headline,
  blocks: stored(),
  blocks_layout: stored(),
  columns: oldColumns,
  align: oneOf(['center', 'full', 'space-between']),
  centeredText: flag(),
  variation: text(),
});
export type GridData = Read<typeof gridShape>;
