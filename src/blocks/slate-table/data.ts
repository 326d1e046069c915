import type { BlockFrame } from '../definition';

export interface SlateTableData extends BlockFrame {
  /** `rows` of `cells`, each with Slate nodes, and the appearance. */
  table?: unknown;
}
