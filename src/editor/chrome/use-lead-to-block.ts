import { flushSync } from 'react-dom';
import { selectBlocks } from '../document/commands/select-blocks';
import type { BlockKey } from '../document/types';
import { blockElement } from '../input/block-element';
import { useEditor } from '../input/use-editor';

/** Selects a block and brings it into sight; the keys stay where they are. */
export function useLeadToBlock(): (block: BlockKey) => void {
  const { document } = useEditor();
  return (block) => {
    flushSync(() => void document.run((state) => selectBlocks(state, [block])));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    blockElement(block)?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  };
}
