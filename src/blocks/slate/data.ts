export interface SlateData {
  /** A list of Slate nodes. */
  value?: unknown;
  plaintext?: unknown;
}
