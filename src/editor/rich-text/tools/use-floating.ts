import { useLayoutEffect, type RefObject } from 'react';
import { ReactEditor } from 'slate-react';
import { rectOf } from '../edges';
import type { TextEditing } from '../slate-types';

const gap = 8;

/** What is selected, as it is drawn; a caret is as wide as nothing. */
function selectionRect(editor: TextEditing): DOMRect | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  const rect = ReactEditor.toDOMRange(editor, selection).getBoundingClientRect();
  return rect.width > 0 ? rect : rectOf(editor, selection.focus);
}

/** From where to where it may stand: beside what is edited on the page lies the rest of the tool. */
function roomOf(editor: TextEditing): readonly [number, number] {
  const canvas = ReactEditor.toDOMNode(editor, editor).closest('.tool-editor__canvas');
  const rect = canvas?.getBoundingClientRect();
  return rect ? [rect.left, rect.right] : [0, window.innerWidth];
}

function put(editor: TextEditing, box: HTMLElement, side: 'above' | 'below'): void {
  const rect = selectionRect(editor);
  if (!rect) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const [above, below] = [rect.top - gap - height, rect.bottom + gap];
  const fitsAbove = above >= gap;
  // Bars stand at the foot of a narrow window.
  const foot = window.matchMedia('(max-width: 991px)').matches ? 66 + 48 : 0;
  const fitsBelow = below + height <= window.innerHeight - foot - gap;
  const isAbove = side === 'above' ? fitsAbove : fitsAbove && !fitsBelow;
  const centre = side === 'above' ? rect.left + rect.width / 2 - width / 2 : rect.left - 150;
  box.style.top = `${Math.max(gap, isAbove ? above : below)}px`;
  const [start, end] = roomOf(editor);
  box.style.left = `${Math.max(start + gap, Math.min(centre, end - width - gap))}px`;
}

/** Keeps a box at what is selected, wherever that moves. */
export function useFloating(editor: TextEditing, box: RefObject<HTMLElement>, side: 'above' | 'below'): void {
  useLayoutEffect(() => {
    const move = (): void => {
      if (box.current) put(editor, box.current, side);
    };
    move();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', move, options);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, options);
      window.removeEventListener('resize', move);
    };
  });
}
