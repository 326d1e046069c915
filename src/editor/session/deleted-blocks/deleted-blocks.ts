import { nodesOf, plainText } from '@/components/slate-value/nodes';
import { createListeners } from '@/lib/listeners';
import type { FormerBlock } from '../../document/commands/return-block';
import { placeIn, type FormerPlace } from '../../document/former-place';
import type { MadeChange, PageDocument } from '../../document/page-document';
import { isEmptyText } from '../../document/text-block';
import type { BlockKey, BlockNode } from '../../document/types';
import { writeBlock, type NodeSource } from '../../document/write-block';

/** A block that was deleted since the page was opened. */
export interface DeletedBlock extends FormerBlock {
  key: BlockKey;
  place: FormerPlace;
}

export interface DeletedBlocks {
  /** The latest first. */
  all: () => readonly DeletedBlock[];
  subscribe: (listener: () => void) => () => void;
  /** It has been put back. */
  drop: (block: DeletedBlock) => void;
  /** Begins to collect; gives the way to end it. */
  start: () => () => void;
}

/** So many are kept. */
const mostBlocks = 50;

const wordsIn = ({ data }: BlockNode): string => plainText(nodesOf(data['value'])).trim();

/** Collects what is deleted of a page; what is undone, or stands in another block now, is not deleted. */
export function createDeletedBlocks(document: PageDocument): DeletedBlocks {
  const { subscribe, notify } = createListeners();
  let deleted: readonly DeletedBlock[] = [];

  const put = (next: readonly DeletedBlock[]) => {
    if (next.length === deleted.length && next.every((each, at) => each === deleted[at])) return;
    deleted = next;
    notify();
  };

  /** The page as it was before a change, as far as that has touched it. */
  const formerSource = ({ inverse: { blocks, containers } }: MadeChange): NodeSource => ({
    block: (key) => (blocks.has(key) ? blocks.get(key) : document.state.blocks.get(key)),
    container: (key) => (containers.has(key) ? containers.get(key) : document.state.containers.get(key)),
  });

  function goneBy(made: MadeChange): DeletedBlock[] {
    const { change, inverse } = made;
    const nodes = [...inverse.blocks.values()].flatMap((node) =>
      node && change.blocks.get(node.key) === undefined ? [node] : [],
    );
    if (nodes.length === 0) return [];
    const gone = new Set(nodes.map(({ key }) => key));
    const source = formerSource(made);
    const idOf = (key: BlockKey) => source.block(key)?.id;
    // Two texts that were joined are one now.
    const present = [...change.blocks.values()].flatMap((node) => (node ? [wordsIn(node)] : []));
    return nodes.flatMap((node): DeletedBlock[] => {
      const container = source.container(node.parent);
      const isInside = container?.owner !== undefined && gone.has(container.owner);
      if (!container || isInside || isEmptyText(node.data)) return [];
      const words = wordsIn(node);
      if (words !== '' && present.some((each) => each.includes(words))) return [];
      const { key, id } = node;
      return [{ key, id, stored: writeBlock(source, node), place: placeIn(container, key, idOf) }];
    });
  }

  const collect = (made: MadeChange) => {
    const { blocks } = made.change;
    if (blocks.size === 0) return;
    const isBack = ({ key }: DeletedBlock) => blocks.get(key) !== undefined;
    put([...goneBy(made).reverse(), ...deleted.filter((each) => !isBack(each))].slice(0, mostBlocks));
  };

  return {
    all: () => deleted,
    subscribe,
    drop: (block) => put(deleted.filter((each) => each !== block)),
    start: () => document.observe(collect),
  };
}
