import type { BlockKey } from '../document/types';

/** The frame that a block stands in on the screen. */
export const blockElement = (key: BlockKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);

/** What says which keys there are on a block; it stands once in the editor. */
export const blockKeysId = 'tool-block-keys';
