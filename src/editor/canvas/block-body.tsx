import { memo, useContext } from 'react';
import { BlocksContext } from '@/blocks/blocks-context';
import { emptySlot } from '@/blocks/empty/is-empty-slot';
import { useAllBlocks } from '../document/all-blocks';
import type { BlockKey } from '../document/types';
import { EmptySlot } from './empty-slot';
import { bodyOf } from './fetched-body';

interface BlockBodyProps {
  blockKey: BlockKey;
  type: string;
}

/** What a block shows: its own editor where it has one, else what visitors see, without any way to leave the page by it. */
export const BlockBody = memo(function BlockBody({ blockKey, type }: BlockBodyProps) {
  const definition = useContext(BlocksContext)(type);
  // Of a type that the page had none of it may not be known yet how it is drawn.
  useAllBlocks(!definition && type !== emptySlot);
  if (type === emptySlot) return <EmptySlot blockKey={blockKey} />;
  if (!definition) return null;
  const Body = bodyOf(definition);
  return <Body blockKey={blockKey} definition={definition} />;
});
