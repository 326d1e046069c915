export interface DraftTableData {
  /** As in `slateTable`, with draft.js in the cells. */
  table?: unknown;
}
