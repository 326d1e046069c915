import { flushSync } from 'react-dom';
import { isNarrowWindow } from '@/tool/popover/narrow-window';
import { selectBlocks } from '../document/commands/select-blocks';
import type { BlockKey } from '../document/types';
import { blockElement } from '../input/block-element';
import { followSelection } from '../input/change-and-follow';
import { useEditor } from '../input/use-editor';

interface Way {
  /** Whether the keys go there as well; else they stay where they are. */
  withFocus?: boolean;
}

/** Selects a block and brings it into sight. */
export function useLeadToBlock(): (block: BlockKey, way?: Way) => void {
  const { document, focus } = useEditor();
  return (block, { withFocus = false } = {}) => {
    flushSync(() => void document.run((state) => selectBlocks(state, [block])));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (withFocus) followSelection(document, focus);
    blockElement(block)?.scrollIntoView({
      // The sheet of a narrow window lies over the page's foot.
      block: isNarrowWindow() ? 'start' : 'center',
      behavior: calm ? 'auto' : 'smooth',
    });
  };
}
