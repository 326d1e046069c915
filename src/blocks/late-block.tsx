import { fetched, type FetchedComponent } from '@/components/fetched/fetched';
import { withFurtherWords } from '@/components/further-words/further-words';
import { dataOf } from './block-data';
import type { Block, BlockDefinition } from './definition';

export interface LateViewProps {
  id: string;
  block: Block;
  position: number;
}

/** A block that most pages do without: all of it comes with the first page that holds it. */
export interface LateBlock {
  name: string;
  /** undefined until it has come. */
  definition: () => BlockDefinition | undefined;
  /** Draws a stored block, once its definition is there. */
  view: FetchedComponent<LateViewProps>;
}

/** Makes a block of one that is yet to be fetched; `words` names the words that come with it, where it says something of its own. */
export function lateBlock(name: string, load: () => Promise<BlockDefinition>, words?: 'view'): LateBlock {
  let there: BlockDefinition | undefined;
  const view = fetched<LateViewProps>(async () => {
    const definition = await load();
    there = definition;
    return ({ id, block, position }) => (
      <definition.view id={id} data={dataOf(definition, block)} position={position} />
    );
  });
  return { name, definition: () => there, view: words ? withFurtherWords(words, view) : view };
}
