import { useState } from 'react';
import { createPageDocument, type PageDocument } from '../../document/page-document';
import type { ServerPage } from '../../session/saving/server-page';
import type { PagePreviewState } from './use-preview';

interface StoredPage {
  /** The page as it is stored, while it is shown instead of what is written. */
  document: PageDocument | undefined;
  show: () => void;
  /** Ends the preview, whatever it shows. */
  end: () => void;
}

/** Shows the page as it is stored, beside what is written on it. */
export function useStoredPage(server: ServerPage, preview: PagePreviewState): StoredPage {
  const [document, setDocument] = useState<PageDocument>();
  return {
    document,
    show: () => {
      setDocument(createPageDocument(server.content()));
      preview.show('desktop');
    },
    end: () => {
      preview.end();
      setDocument(undefined);
    },
  };
}
