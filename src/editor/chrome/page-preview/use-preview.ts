import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { headOf } from '../../document/layout';
import type { PageDocument } from '../../document/page-document';
import type { FocusRequests } from '../../input/focus-requests';
import type { PreviewWidth } from './widths';

export interface PagePreviewState {
  width: PreviewWidth | undefined;
  /** Shows the page at a width; the place where somebody writes is kept. */
  show: (width: PreviewWidth) => void;
  /** Goes back to that place. */
  end: () => void;
}

/** Whether the page is shown as visitors see it, and the way back to where one was. */
export function usePreview(document: PageDocument, requests: FocusRequests): PagePreviewState {
  const [width, setWidth] = useState<PreviewWidth>();
  const back = useRef<() => void>();

  const actions = useMemo(() => {
    const capturePlace = () => {
      const { scrollY } = window;
      const { activeElement: from } = window.document;
      const { blocks } = document.state.selection;
      const head = headOf(document.state.selection);
      const caret = head === undefined ? undefined : requests.textAt(head)?.selected?.();
      return () => {
        window.scrollTo({ top: scrollY, behavior: 'instant' });
        if (from instanceof HTMLElement && (head === undefined || from.closest('.tool-sidebar') !== null))
          from.focus();
        else if (head !== undefined && caret && blocks.length === 1) requests.focus(head, caret);
        else if (head !== undefined) requests.hold(head);
      };
    };
    return {
      show: (wanted: PreviewWidth) => {
        back.current ??= capturePlace();
        setWidth(wanted);
      },
      end: () => {
        flushSync(() => setWidth(undefined));
        back.current?.();
        back.current = undefined;
      },
    };
  }, [document, requests]);
  return { width, ...actions };
}
