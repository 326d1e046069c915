import { fetched, type FetchedComponent } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import { dataOf } from './block-data';
import type { Block, BlockDefinition } from './definition';

export interface LazyBlockViewProps {
  id: string;
  block: Block;
  position: number;
}

export type LazyBlockView = FetchedComponent<LazyBlockViewProps>;

/** Draws stored blocks of a type of which nothing is known before it has been fetched, with its words. */
export function lazyBlockView(
  load: () => Promise<void>,
  find: () => BlockDefinition | undefined,
): LazyBlockView {
  const view = fetched<LazyBlockViewProps>(async () => {
    await load();
    const definition = find();
    if (!definition) throw new Error('The block has no definition.');
    return ({ id, block, position }) => (
      <definition.view id={id} data={dataOf(definition, block)} position={position} />
    );
  });
  return withLazyMessages('block', view);
}
