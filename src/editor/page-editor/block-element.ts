import type { BlockKey } from '../document/types';

/** The frame that a block stands in on the screen. */
export const blockElement = (key: BlockKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);
