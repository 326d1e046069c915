import type { TextPlace } from '../rich-text/text-calls';
import type { BlockKey } from '../document/types';

type Take = (place: TextPlace) => void;

/** Where a page editor leads the caret: to texts that stand, and to those that are yet to be drawn. */
export interface FocusRequests {
  /** Leads the caret into a text, now or once it is drawn. */
  focus: (key: BlockKey, place: TextPlace) => void;
  /** A text says that it can be focused; gives the way to end that. */
  offer: (key: BlockKey, take: Take) => () => void;
}

export function createFocusRequests(): FocusRequests {
  const offered = new Map<BlockKey, Take>();
  let waiting: { key: BlockKey; place: TextPlace } | undefined;
  return {
    focus: (key, place) => {
      const take = offered.get(key);
      waiting = take ? undefined : { key, place };
      take?.(place);
    },
    offer: (key, take) => {
      offered.set(key, take);
      if (waiting?.key === key) {
        const { place } = waiting;
        waiting = undefined;
        // Once it stands: while it is being drawn nothing else can be.
        queueMicrotask(() => take(place));
      }
      return () => {
        if (offered.get(key) === take) offered.delete(key);
      };
    },
  };
}
