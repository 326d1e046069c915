/** What has been uploaded for a page that is not saved yet, as a browser remembers it. */
export interface UploadLedger {
  /** Milliseconds since 1970 at which it was begun. */
  began: number;
  /** The folder that was made for it, out of visitors' sight. */
  holder: string | undefined;
  /** What lies beside the page instead, where no such folder could be made. */
  loose: readonly string[];
}

/** The form in which it is stored. */
export const ledgerForm = 'uploads-1';
