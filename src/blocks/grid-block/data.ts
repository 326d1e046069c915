import { flag, oneOf, record, stored, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';

/** Columns side by side. Two forms are stored: blocks with a layout, and in older content a flat list of columns. */
export const gridShape = record({
  '@type': text(),
  headline: headlineFields.headline,
  blocks: stored(),
  blocks_layout: stored(),
  columns: stored(),
  align: oneOf(['center', 'full', 'space-between']),
  centeredText: flag(),
});
export type GridData = Read<typeof gridShape>;
