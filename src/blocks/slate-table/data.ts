export interface SlateTableData {
  /** `rows` of `cells`, each with Slate nodes, and the appearance. */
  table?: unknown;
}
