import { useMemo, type RefObject } from 'react';
import { ReactEditor } from 'slate-react';
import { footHeight, isNarrowWindow } from '@/tool/popover/narrow-window';
import { usePlaced } from '@/tool/popover/use-placed';
import { drawnRange, rectOf } from '../edges';
import type { TextEditing } from '../slate-types';

const gap = 8;

/** What is selected, as it is drawn; a caret is as wide as nothing. */
function selectionRect(editor: TextEditing): DOMRect | undefined {
  const { selection } = editor;
  const rect = selection && drawnRange(editor, selection)?.getBoundingClientRect();
  if (!rect) return undefined;
  return rect.width > 0 ? rect : rectOf(editor, selection.focus);
}

/** What is selected, wherever that moves, as something to stand at. */
function selectionOf(editor: TextEditing) {
  const contextElement = ReactEditor.toDOMNode(editor, editor);
  let last = contextElement.getBoundingClientRect();
  return { contextElement, getBoundingClientRect: () => (last = selectionRect(editor) ?? last) };
}

/** How much room the tools for selected text take above it. */
function barHeight(): number {
  const bar = isNarrowWindow() ? null : document.querySelector<HTMLElement>('.tool-text');
  return bar ? bar.offsetHeight + gap : 0;
}

/** Keeps a box at what is selected: a bar above its middle, anything else below its beginning. */
export function useFloating(editor: TextEditing, box: RefObject<HTMLElement>, side: 'above' | 'below'): void {
  const reference = useMemo(() => selectionOf(editor), [editor]);
  const isBar = side === 'above';
  usePlaced(box, () => ({
    reference,
    placement: isBar ? 'top' : 'bottom-start',
    strategy: 'fixed',
    offset: ({ placement }) =>
      isBar
        ? { mainAxis: gap, crossAxis: 0 }
        : { mainAxis: gap + (placement.startsWith('top') ? barHeight() : 0), crossAxis: -150 },
    padding: { top: gap, right: gap, bottom: gap + footHeight(), left: gap },
    // Beside what is edited on the page lies the rest of the tool.
    boundary: reference.contextElement.closest('.tool-editor__canvas') ?? undefined,
    isLeftToStyle: isBar && isNarrowWindow(),
  }));
}
