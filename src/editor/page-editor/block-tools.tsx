import { startTransition, useEffect, useState } from 'react';
import { useSelection } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { AddLine } from './add-line';
import { BlockBar } from './block-bar';

interface BlockToolsProps {
  blockKey: BlockKey;
  isKnown: boolean;
}

/** Whether what has been drawn already has been painted. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}

/** What stands round a block that is selected alone, once the block itself is there; several have one bar together. */
export function BlockTools({ blockKey, isKnown }: BlockToolsProps) {
  const { blocks } = useSelection();
  const isPainted = useIsPainted();
  if (blocks.length > 1 || !isPainted) return null;
  return (
    <>
      <BlockBar blockKey={blockKey} isKnown={isKnown} />
      <AddLine after={blockKey} />
    </>
  );
}
