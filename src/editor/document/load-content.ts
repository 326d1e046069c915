import type { HeldState } from './change';
import { loadContainer } from './load-block';
import { containersIn, withoutContainers, type StoredContainer } from './places';
import type { BlockNode, ContainerNode, Setup } from './types';

/** A page's own containers do not lie in an object of their own: `data` is a field like any other. */
const isOwn = ({ place }: StoredContainer): boolean => place.within === undefined;

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
  const places = found.map(({ place }) => place);
  const fields = new Map(Object.entries(withoutContainers(content, places)));
  return { setup, fields, blocks, containers, roots, selection: { blocks: [] } };
}
