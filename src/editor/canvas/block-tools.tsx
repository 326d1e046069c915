import { AfterPaint } from '@/components/pieces/after-paint';
import { useSelection } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { AddLine } from './add-line';
import { BlockBar } from './block-bar';

interface BlockToolsProps {
  blockKey: BlockKey;
}

/** What stands round a block that is selected alone, once the block itself has been painted; several have one bar together. */
export function BlockTools({ blockKey }: BlockToolsProps) {
  const { blocks } = useSelection();
  if (blocks.length > 1) return null;
  return (
    <AfterPaint>
      <BlockBar blockKey={blockKey} />
      <AddLine after={blockKey} />
    </AfterPaint>
  );
}
