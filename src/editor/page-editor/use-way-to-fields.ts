import { useContext, useEffect, useRef, type RefObject } from 'react';
import { usePageDocument } from '../document/hooks';
import { FocusRequestsContext } from './focus-context';
import { followSelection } from './change-and-follow';

interface Ways {
  /** Shows the fields; gives what is to have the focus. */
  enter: () => HTMLElement | null | undefined;
  leave: () => void;
}

/** F2 leads from a block to its settings, and back to where the caret was; so does Escape. */
export function useWayToFields(fields: RefObject<HTMLElement>, ways: Ways): void {
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    const goBack = () => {
      latest.current.leave();
      const { blocks } = document.state.selection;
      const caret = blocks.length === 1 ? requests.textAt(blocks[0] ?? '')?.selected?.() : undefined;
      if (caret) requests.focus(blocks[0] ?? '', caret);
      else followSelection(document, requests);
    };
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isMeant = event.key === 'F2' || event.key === 'Escape';
      if (event.defaultPrevented || !isMeant || target?.closest('dialog')) return;
      const isInside = fields.current?.contains(target) === true;
      if (!isInside && event.key === 'Escape') return;
      event.preventDefault();
      if (isInside) goBack();
      else latest.current.enter()?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [document, requests, fields]);
}
