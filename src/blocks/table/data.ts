import type { BlockFrame } from '../definition';

export interface DraftTableData extends BlockFrame {
  /** As in `slateTable`, with draft.js in the cells. */
  table?: unknown;
}
