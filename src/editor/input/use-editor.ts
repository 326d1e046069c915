import { createContext, useContext, useLayoutEffect } from 'react';
import type { Editor, EditorScreen } from './create-editor';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No page is being edited here.');
  return editor;
}

/** Gives the editor what a part of the screen does for it. */
export function useScreenPart(part: Partial<EditorScreen>): void {
  const { screen } = useEditor();
  useLayoutEffect(() => {
    Object.assign(screen, part);
  });
}
