import { useEffect } from 'react';
import { ReactEditor } from 'slate-react';
import type { TextEditing } from '../slate-types';

const name = 'tool-selection';

/** Marks what is selected in a text while the keyboard is in its tools, since the browser then marks nothing there. */
export function useMarkedSelection(editor: TextEditing, isMarked: boolean): void {
  const { selection } = editor;
  useEffect(() => {
    if (!isMarked || !selection || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(name, new Highlight(ReactEditor.toDOMRange(editor, selection)));
    return () => {
      CSS.highlights.delete(name);
    };
  }, [editor, isMarked, selection]);
}
