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
  if (type === emptySlot) return <EmptySlot blockKey={blockKey} />;
  if (!definition) return <LateBody blockKey={blockKey} type={type} />;
  const Body = bodyOf(definition);
  return <Body blockKey={blockKey} definition={definition} />;
});

/** A block whose type the page had none of, until it is known how it is drawn. */
function LateBody({ blockKey, type }: BlockBodyProps) {
  const find = useContext(BlocksContext);
  useAllBlocks(true);
  const definition = find(type);
  if (!definition) return null;
  const Body = bodyOf(definition);
  return <Body blockKey={blockKey} definition={definition} />;
}
