import { clipboardType } from '../document/clipboard';
import type { Editor } from '../input/create-editor';
import { isField, isTyping } from '../input/typed-into';
import { copySelection, cutSelection, pasteBlocks } from './clipboard-actions';

/** Copying, cutting and pasting where blocks are selected and not a text in one of them; gives the way to end that. */
export function listenToClipboard(editor: Editor): () => void {
  const selected = () => editor.document.state.selection.blocks;
  /** Several blocks are meant as blocks, even if the caret is in one of them. */
  const areMeant = (target: EventTarget | null) =>
    selected().length > 1 ? !isField(target) : selected().length === 1 && !isTyping(target);

  const take = (event: ClipboardEvent) => {
    const isMarked = window.getSelection()?.isCollapsed === false && selected().length === 1;
    if (!event.clipboardData || isMarked || !areMeant(event.target)) return;
    const text = event.type === 'cut' ? cutSelection(editor) : copySelection(editor);
    event.clipboardData.setData(clipboardType, text);
    event.preventDefault();
    event.stopPropagation();
  };
  const put = (event: ClipboardEvent) => {
    if (isField(event.target)) return;
    const isOfTexts = event.clipboardData?.types.includes('application/x-slate-fragment') === true;
    if (isOfTexts && isTyping(event.target) && selected().length === 1) return;
    const own = event.clipboardData?.getData(clipboardType) ?? '';
    const isEmpty = (event.clipboardData?.types.length ?? 0) === 0;
    const isDone =
      own !== '' ? pasteBlocks(editor, own) : isEmpty && areMeant(event.target) && pasteBlocks(editor);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // Before the texts hear of it.
  const before = { capture: true };
  window.addEventListener('copy', take, before);
  window.addEventListener('cut', take, before);
  window.addEventListener('paste', put, before);
  return () => {
    window.removeEventListener('copy', take, before);
    window.removeEventListener('cut', take, before);
    window.removeEventListener('paste', put, before);
  };
}
