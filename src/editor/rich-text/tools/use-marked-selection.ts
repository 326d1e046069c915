import { useEffect } from 'react';
import { drawnRange } from '../edges';
import type { TextEditing } from '../slate-types';

const name = 'tool-selection';

/** Marks what is selected in a text while the keyboard is in its tools, since the browser then marks nothing there. */
export function useMarkedSelection(editor: TextEditing, isMarked: boolean): void {
  const { selection } = editor;
  useEffect(() => {
    if (!isMarked || !selection || !('highlights' in CSS)) return undefined;
    const drawn = drawnRange(editor, selection);
    if (!drawn) return undefined;
    CSS.highlights.set(name, new Highlight(drawn));
    return () => {
      CSS.highlights.delete(name);
    };
  }, [editor, isMarked, selection]);
}
