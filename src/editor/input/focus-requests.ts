import type { CaretTarget } from '../document/selection';
import type { TextEditorHandle } from '../rich-text/text-editor';
import type { BlockKey } from '../document/types';

/** Where a page editor leads the keyboard: to blocks that stand, and to those that are yet to be drawn. */
export interface FocusRequests {
  /** Leads the caret into a block's text, or the focus to its frame where it has none: now, or once it is drawn. */
  focus: (key: BlockKey, place: CaretTarget) => void;
  /** Leads the focus to a block as a whole, be it a text or not. */
  hold: (key: BlockKey) => void;
  /** A text says that it can be focused; gives the way to end that. */
  offer: (key: BlockKey, text: TextEditorHandle) => () => void;
  /** A block says that its frame stands; gives the way to end that. */
  stand: (key: BlockKey, frame: HTMLElement) => () => void;
  /** A text that can be focused. */
  textAt: (key: BlockKey) => TextEditorHandle | undefined;
}

/** Puts a thing under a key; gives the way to take it away, unless another has come in its place. */
function put<Thing>(things: Map<BlockKey, Thing>, key: BlockKey, thing: Thing): () => void {
  things.set(key, thing);
  return () => {
    if (things.get(key) === thing) things.delete(key);
  };
}

export function createFocusRequests(): FocusRequests {
  const offered = new Map<BlockKey, TextEditorHandle>();
  const frames = new Map<BlockKey, HTMLElement>();
  /** No `place` for a frame that is meant itself. */
  let waiting: { key: BlockKey; place?: CaretTarget } | undefined;

  /** The frame keeps the focus for a text that is yet to come; whoever goes on elsewhere is not called back. */
  const holdWaiting = () => frames.get(waiting?.key ?? '')?.focus();
  const isElsewhere = (key: BlockKey) => {
    const frame = frames.get(key);
    return frame !== undefined && document.activeElement !== frame;
  };

  return {
    focus: (key, place) => {
      const text = offered.get(key);
      waiting = text ? undefined : { key, place };
      if (text) text.focus(place);
      else holdWaiting();
    },
    hold: (key) => {
      waiting = frames.has(key) ? undefined : { key };
      frames.get(key)?.focus();
    },
    offer: (key, text) => {
      const end = put(offered, key, text);
      if (waiting?.key === key && waiting.place !== undefined) {
        const { place } = waiting;
        waiting = undefined;
        if (isElsewhere(key)) return end;
        // Once it stands: while it is being drawn nothing else can be.
        queueMicrotask(() => text.focus(place));
      }
      return end;
    },
    stand: (key, frame) => {
      const end = put(frames, key, frame);
      if (waiting?.key === key) holdWaiting();
      if (waiting?.place === undefined) waiting = undefined;
      return end;
    },
    textAt: (key) => offered.get(key),
  };
}
