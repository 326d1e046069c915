import type { BlockKey } from '../document/types';
import { blockElement } from './block-element';

/** Scrolls to a block of which a part is out of sight; to a large one, in which somebody may write, where all of it is. */
export function scrollToBlock(key: BlockKey): void {
  const element = blockElement(key);
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const isLarge = height > window.innerHeight / 2;
  if (!isLarge) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  else if (bottom < 0 || top > window.innerHeight)
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
