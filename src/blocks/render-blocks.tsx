import { useContext, useEffect } from 'react';
import { usePieces } from '@/components/pieces/use-pieces';
import { BlocksContext } from './blocks-context';
import type { PlacedBlock } from './blocks-of';
import type { BlocksContainer } from './definition';
import { afterClass } from './frame/after';
import { bandsOf } from './frame/bands';
import { BlockFrame } from './frame/block-frame';
import { groundStyle } from './frame/ground';
import './frame/style.css';
import { usePlacedBlocks } from './use-placed-blocks';

interface RenderBlocksProps {
  /** Whatever holds the blocks: the page itself, a grid, a panel. */
  container: BlocksContainer;
  /** Set by blocks that hold blocks: no bands, no rhythm of the page, just the blocks one after the other. */
  nested?: boolean;
  /** Position of the block that holds these, when nested. */
  position?: number;
}

/** More blocks than a first screen holds. */
export const firstPiece = 6;
/** So many more are drawn at a time without holding up anything else. */
const pieces = { first: firstPiece, step: 16 };

function useMissingLog(missing: readonly string[]): void {
  const ids = missing.join(', ');
  useEffect(() => {
    if (ids !== '') console.warn(`Missing blocks: ${ids}`);
  }, [ids]);
}

/**
 * Draws stored blocks in their order. Which view a type has comes from `BlocksContext`, which the app fills from
 * the registry: so grids and panels draw their blocks with this too, and nothing imports in a circle.
 */
export function RenderBlocks({ container, nested = false, position = 0 }: RenderBlocksProps) {
  const { placed, missing } = usePlacedBlocks(container);
  useMissingLog(missing);
  const drawn = usePieces(placed, pieces);
  const find = useContext(BlocksContext);
  const draw = ({ id, block, position: own }: PlacedBlock, index: number, all: readonly PlacedBlock[]) => (
    <BlockFrame
      key={id}
      id={id}
      block={block}
      position={nested ? position : own}
      ownGround={nested}
      after={nested ? '' : afterClass(all[index - 1]?.block, find)}
    />
  );
  if (nested) return <>{drawn.map(draw)}</>;
  return (
    <div className="blocks" data-growing={drawn.length < placed.length || undefined}>
      {bandsOf(drawn).map(({ ground, blocks }) => {
        if (ground === undefined) return blocks.map(draw);
        const width = ground.isFullWidth ? 'band--full' : 'band--contained';
        return (
          <div
            key={blocks[0]?.id}
            className={`band ${width} ${ground.className}`}
            style={groundStyle(ground)}
          >
            {blocks.map(draw)}
          </div>
        );
      })}
    </div>
  );
}
