import { containersIn, layoutField, type StoredContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import { withoutContainers } from './stored-containers';
import type { BlockKey, BlockNode, ContainerKey, ContainerNode, Gap, StoredBlock } from './types';
import { rememberBlock, rememberContainer, type NodeSource } from './write-block';

/** Blocks that lie deeper than this are data of the block round them. */
export const deepest = 8;

/** Where nodes are put that are made of what is stored. */
export interface Nodes extends NodeSource {
  setBlock: (block: BlockNode) => void;
  setContainer: (container: ContainerNode) => void;
}

function freeKey(wanted: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number++) {
    const key = `${wanted}~${number}`;
    if (!isTaken(key)) return key;
  }
}

interface InsertionPoint {
  id: string;
  parent: ContainerKey;
  depth: number;
  /** The key that it has had, where the block is one that is known. */
  key?: BlockKey | undefined;
}

/** Makes the nodes of a stored block and of all that it holds. */
export function loadBlock(
  nodes: Nodes,
  stored: StoredBlock,
  { id, parent, depth, key }: InsertionPoint,
): BlockKey {
  const own = key ?? freeKey(id, (each) => nodes.block(each) !== undefined);
  const found = depth < deepest ? containersIn(stored) : [];
  const data = withoutContainers(
    stored,
    found.map(({ keptIn }) => keptIn),
  );
  // Known before what it holds, so that nothing inside takes its key.
  nodes.setBlock({ key: own, id, parent, data, containers: [] });
  const containers = found.map((each) => loadContainer(nodes, each, { owner: own, depth: depth + 1 }));
  const block = { key: own, id, parent, data, containers };
  nodes.setBlock(block);
  rememberBlock(nodes, block, stored);
  return own;
}

interface Holder {
  owner: BlockKey | undefined;
  depth: number;
}

export function loadContainer(
  nodes: Nodes,
  { keptIn, blocks, layout }: StoredContainer,
  { owner, depth }: Holder,
): ContainerKey {
  const name = [owner, keptIn.within, keptIn.field].filter((part) => part !== undefined).join('/');
  const key = freeKey(name, (each) => nodes.container(each) !== undefined);
  const { items, ...rest } = layout;
  const entries: unknown[] = Array.isArray(items) ? items : [];
  const empty: ContainerNode = { key, owner, keptIn, items: [], orphans: {}, rest };
  nodes.setContainer(empty);
  const seen = new Set<string>();
  const loaded = entries.map((entry): BlockKey | Gap => {
    const stored = typeof entry === 'string' && Object.hasOwn(blocks, entry) ? blocks[entry] : undefined;
    if (typeof entry !== 'string' || seen.has(entry) || !isRecord(stored)) return { stored: entry };
    seen.add(entry);
    return loadBlock(nodes, stored, { id: entry, parent: key, depth });
  });
  const orphans = Object.fromEntries(Object.entries(blocks).filter(([id]) => !seen.has(id)));
  const container = { ...empty, items: loaded, orphans };
  nodes.setContainer(container);
  rememberContainer(nodes, container, { [keptIn.field]: blocks, [layoutField(keptIn.field)]: layout });
  return key;
}
