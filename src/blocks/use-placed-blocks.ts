import { useContext, useMemo } from 'react';
import { BlocksContext } from './blocks-context';
import { blocksOf, type StoredBlocks } from './blocks-of';

/** The blocks of a page or container in their order. */
export function usePlacedBlocks(container: unknown): StoredBlocks {
  const find = useContext(BlocksContext);
  return useMemo(() => blocksOf(container, find), [container, find]);
}
