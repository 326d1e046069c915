import { containersIn, type StoredContainer } from '@/lib/block-containers';
import type { HeldState } from './change';
import { loadContainer } from './load-block';
import { withoutContainers } from './stored-containers';
import type { BlockNode, ContainerNode, Setup } from './types';

/** A page's own containers do not lie in an object of their own: `data` is a field like any other. */
const isOwn = ({ keptIn }: StoredContainer): boolean => keptIn.within === undefined;

/** The page that a content item stores. */
export function loadContent(content: Readonly<Record<string, unknown>>, setup: Setup): HeldState {
  const blocks = new Map<string, BlockNode>();
  const containers = new Map<string, ContainerNode>();
  const nodes = {
    block: (key: string) => blocks.get(key),
    container: (key: string) => containers.get(key),
    setBlock: (block: BlockNode) => blocks.set(block.key, block),
    setContainer: (container: ContainerNode) => containers.set(container.key, container),
  };
  const found = containersIn(content).filter(isOwn);
  const roots = found.map((each) => loadContainer(nodes, each, { owner: undefined, depth: 0 }));
  const kept = found.map(({ keptIn }) => keptIn);
  const fields = new Map(Object.entries(withoutContainers(content, kept)));
  return { setup, fields, blocks, containers, roots, selection: { blocks: [] } };
}
