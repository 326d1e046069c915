import type { TextPlace } from '../rich-text/text-calls';
import type { TextEditorHandle } from '../rich-text/text-editor';
import type { BlockKey } from '../document/types';

/** Where a page editor leads the caret: to texts that stand, and to those that are yet to be drawn. */
export interface FocusRequests {
  /** Leads the caret into a text, now or once it is drawn. */
  focus: (key: BlockKey, place: TextPlace) => void;
  /** A text says that it can be focused; gives the way to end that. */
  offer: (key: BlockKey, text: TextEditorHandle) => () => void;
  /** A text that can be focused. */
  textAt: (key: BlockKey) => TextEditorHandle | undefined;
}

export function createFocusRequests(): FocusRequests {
  const offered = new Map<BlockKey, TextEditorHandle>();
  let waiting: { key: BlockKey; place: TextPlace } | undefined;
  return {
    focus: (key, place) => {
      const text = offered.get(key);
      waiting = text ? undefined : { key, place };
      text?.focus(place);
    },
    offer: (key, text) => {
      offered.set(key, text);
      if (waiting?.key === key) {
        const { place } = waiting;
        waiting = undefined;
        // Once it stands: while it is being drawn nothing else can be.
        queueMicrotask(() => text.focus(place));
      }
      return () => {
        if (offered.get(key) === text) offered.delete(key);
      };
    },
    textAt: (key) => offered.get(key),
  };
}
