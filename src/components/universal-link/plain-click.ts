import type { MouseEvent } from 'react';

/** A click that asks for no other tab or window: of a link that opens something here instead. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
