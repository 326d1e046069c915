import { useContext, useMemo } from 'react';
import { usePageDocument } from '../document/hooks';
import type { PageDocument } from '../document/page-document';
import type { BlockKey } from '../document/types';
import type { CaretTarget } from '../rich-text/text-calls';
import { drawChange, followSelection } from './change-and-follow';
import { FocusRequestsContext } from './focus-context';
import type { FocusRequests } from './focus-requests';
import { isHeldRange, TextRangeContext, type TextRange } from './selection/text-range';

/** Whether the focus is in another block than those that are selected, or was in one that is gone. */
function isLeft(selected: readonly BlockKey[]): boolean {
  const { activeElement, body } = window.document;
  const block = activeElement?.closest('[data-block]')?.getAttribute('data-block');
  return activeElement === body || (block !== null && block !== undefined && !selected.includes(block));
}

/** Undo and redo, with the caret where it was. */
export function undoing(
  document: PageDocument,
  requests: FocusRequests,
  range: TextRange | undefined,
): Record<'undo' | 'redo', () => void> {
  const step = (way: 'undo' | 'redo') => () => {
    const selection = drawChange(document, document[way]);
    if (!selection) return;
    const { blocks, caret } = selection;
    const [key] = blocks;
    if (isHeldRange(caret)) range?.restore(caret);
    else if (key !== undefined && blocks.length === 1 && caret !== undefined)
      requests.focus(key, caret as CaretTarget);
    else if (isLeft(blocks)) followSelection(document, requests, selection);
  };
  return { undo: step('undo'), redo: step('redo') };
}

export function useUndo(): Record<'undo' | 'redo', () => void> {
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  const range = useContext(TextRangeContext);
  return useMemo(() => undoing(document, requests, range), [document, requests, range]);
}
