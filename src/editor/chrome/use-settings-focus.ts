import type { RefObject } from 'react';
import { followSelection } from '../input/change-and-follow';
import { useEditor, useScreenPart } from '../input/use-editor';

interface Ways {
  /** Shows the settings; gives what is to have the focus. */
  enter: () => HTMLElement | null | undefined;
  leave: () => void;
}

/** Lets the page lead to the settings of what is selected; gives the way back to where the caret was. */
export function useSettingsFocus(settings: RefObject<HTMLElement>, { enter, leave }: Ways): () => void {
  const { document, focus } = useEditor();
  const goBack = () => {
    leave();
    const { blocks } = document.state.selection;
    const caret = blocks.length === 1 ? focus.textAt(blocks[0] ?? '')?.selected?.() : undefined;
    if (caret) focus.focus(blocks[0] ?? '', caret);
    else followSelection(document, focus);
  };
  useScreenPart({
    toggleSettings: () => {
      if (settings.current?.contains(window.document.activeElement) === true) goBack();
      else enter()?.focus();
    },
  });
  return goBack;
}
