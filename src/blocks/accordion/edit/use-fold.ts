import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { usePageDocument } from '@/editor/document/hooks';
import { ownersOf } from '@/editor/document/layout';
import type { PageDocument } from '@/editor/document/page-document';
import type { BlockKey } from '@/editor/document/types';

interface Fold {
  isOpen: boolean;
  open: () => void;
  toggle: () => void;
}

const holdsSelection = ({ state }: PageDocument, key: BlockKey): boolean =>
  state.selection.blocks.some((each) => ownersOf(state, each).includes(key));

/** Whether a panel stands open while it is edited, which nothing stores. It opens for whatever leads into it. */
export function useFold(key: BlockKey): Fold {
  const document = usePageDocument();
  const [isOpen, setOpen] = useState(true);
  const latest = useRef(isOpen);
  const put = useCallback((next: boolean) => {
    if (latest.current === next) return;
    latest.current = next;
    // What leads into it finds it open: the focus may follow in the same breath.
    flushSync(() => setOpen(next));
  }, []);
  useEffect(
    () =>
      document.subscribe('selection', '', () => {
        if (holdsSelection(document, key)) put(true);
      }),
    [document, key, put],
  );
  const toggle = () => {
    if (isOpen && holdsSelection(document, key)) document.run((state) => selectBlocks(state, [key]));
    put(!isOpen);
  };
  const open = useCallback(() => put(true), [put]);
  return { isOpen, open, toggle };
}
