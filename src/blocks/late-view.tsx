import { fetched, type FetchedComponent } from '@/components/fetched/fetched';
import { withFurtherWords } from '@/components/further-words/further-words';
import { dataOf } from './block-data';
import type { Block, BlockDefinition } from './definition';
import { UnknownBlock } from './frame/unknown-block';

export interface LateViewProps {
  id: string;
  block: Block;
  position: number;
}

export type LateView = FetchedComponent<LateViewProps>;

/** Draws stored blocks of a type of which nothing is known before it has been fetched, with its words. */
export function lateView(
  name: string,
  load: () => Promise<void>,
  find: () => BlockDefinition | undefined,
): LateView {
  const view = fetched<LateViewProps>(async () => {
    await load();
    const definition = find();
    if (!definition) return () => <UnknownBlock type={name} />;
    return ({ id, block, position }) => (
      <definition.view id={id} data={dataOf(definition, block)} position={position} />
    );
  });
  return withFurtherWords('view', view);
}
