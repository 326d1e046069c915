import type { Block, BlockFrame } from '../definition';

/** Columns side by side. Two forms are stored: blocks with a layout, and in older content a flat list of columns. */
export interface GridData extends BlockFrame {
  headline?: string;
  blocks?: Record<string, Block>;
  blocks_layout?: { items: string[] };
  columns?: ({ id?: string } & Block)[];
  align?: 'center' | 'full' | 'space-between';
  centeredText?: boolean;
}
