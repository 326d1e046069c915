export interface DraftTextData {
  /** What draft.js stored: `blocks` and `entityMap`. */
  text?: unknown;
}
