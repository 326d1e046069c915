import { useEffect } from 'react';
import { clipboardType } from '../../document/clipboard';
import { selectBlocks } from '../../document/commands/select-blocks';
import type { PageDocument } from '../../document/page-document';
import type { FocusRequests } from '../focus-requests';
import { isField, isTyping } from '../typed-into';
import type { SelectionActions } from './selection-actions';

/** Copying, cutting, pasting and deleting by keys, where blocks are selected and not a text in one of them. */
export function useBlockClipboard(
  document: PageDocument,
  requests: FocusRequests,
  actions: SelectionActions,
): void {
  useEffect(() => {
    const chosen = () => document.state.selection.blocks;
    /** Several blocks are meant as blocks, even if the caret is in one of them. */
    const areMeant = (target: EventTarget | null) =>
      chosen().length > 1 ? !isField(target) : chosen().length === 1 && !isTyping(target);

    const take = (event: ClipboardEvent) => {
      const isMarked = window.getSelection()?.isCollapsed === false && chosen().length === 1;
      if (!event.clipboardData || isMarked || !areMeant(event.target)) return;
      const text = event.type === 'cut' ? actions.cut() : actions.copy();
      event.clipboardData.setData(clipboardType, text);
      event.preventDefault();
      event.stopPropagation();
    };
    const put = (event: ClipboardEvent) => {
      if (isField(event.target)) return;
      const isOfTexts = event.clipboardData?.types.includes('application/x-slate-fragment') === true;
      if (isOfTexts && isTyping(event.target) && chosen().length === 1) return;
      const own = event.clipboardData?.getData(clipboardType) ?? '';
      const isEmpty = (event.clipboardData?.types.length ?? 0) === 0;
      const isDone = own !== '' ? actions.paste(own) : isEmpty && areMeant(event.target) && actions.paste();
      if (!isDone) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const endSelection = () => {
      const [first = ''] = chosen();
      document.run((state) => selectBlocks(state, [first]));
      requests.hold(first);
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (chosen().length < 2 || isField(event.target)) return;
      const isDone =
        event.key === 'Delete' || event.key === 'Backspace'
          ? actions.remove()
          : event.key === 'Escape' && endSelection();
      if (!isDone) return;
      event.preventDefault();
      event.stopPropagation();
    };

    // Before the texts hear of it.
    const before = { capture: true };
    window.addEventListener('copy', take, before);
    window.addEventListener('cut', take, before);
    window.addEventListener('paste', put, before);
    window.addEventListener('keydown', press, before);
    return () => {
      window.removeEventListener('copy', take, before);
      window.removeEventListener('cut', take, before);
      window.removeEventListener('paste', put, before);
      window.removeEventListener('keydown', press, before);
    };
  }, [document, requests, actions]);
}
