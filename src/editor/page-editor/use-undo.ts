import { useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { usePageDocument } from '../document/hooks';
import type { PageDocument } from '../document/page-document';
import type { TextPlace } from '../rich-text/text-calls';
import { FocusRequestsContext } from './focus-context';
import type { FocusRequests } from './focus-requests';
import { isHeldRange, TextRangeContext, type TextRange } from './selection/text-range';

/** Undo and redo, with the caret where it was. */
export function undoing(
  document: PageDocument,
  requests: FocusRequests,
  range: TextRange | undefined,
): Record<'undo' | 'redo', () => void> {
  const step = (way: 'undo' | 'redo') => () => {
    // The texts show what is there then before the caret is put into one of them.
    flushSync(() => document[way]());
    const { blocks, caret } = document.state.selection;
    const [key] = blocks;
    if (isHeldRange(caret)) range?.restore(caret);
    else if (key !== undefined && blocks.length === 1 && caret !== undefined)
      requests.focus(key, caret as TextPlace);
  };
  return { undo: step('undo'), redo: step('redo') };
}

export function useUndo(): Record<'undo' | 'redo', () => void> {
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  const range = useContext(TextRangeContext);
  return useMemo(() => undoing(document, requests, range), [document, requests, range]);
}
