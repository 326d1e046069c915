import type { BlockKey } from '../document/types';
import { headOf } from '../document/layout';
import { isHeldRange } from '../document/selection';
import { scrollToBlock } from './scroll-to-block';
import { drawChange, followSelection } from './change-and-follow';
import type { Editor } from './create-editor';

/** Whether the focus is in another block than those that are selected, or was in one that is gone. */
function isLeft(selected: readonly BlockKey[]): boolean {
  const { activeElement, body } = window.document;
  const block = activeElement?.closest('[data-block]')?.getAttribute('data-block');
  return activeElement === body || (block !== null && block !== undefined && !selected.includes(block));
}

function step({ document, focus, range }: Editor, take: () => boolean): void {
  const selection = drawChange(document, take);
  if (!selection) return;
  const { blocks, caret } = selection;
  const [key] = blocks;
  if (isHeldRange(caret)) range.restore(caret);
  else if (key !== undefined && blocks.length === 1 && caret !== undefined) focus.focus(key, caret);
  else if (isLeft(blocks)) followSelection(document, focus, selection);
  const head = headOf(selection);
  if (head !== undefined) scrollToBlock(head);
}

/** Takes the last step back, with the caret where it was. */
export const undo = (editor: Editor): void => step(editor, editor.document.undo);

export const redo = (editor: Editor): void => step(editor, editor.document.redo);
