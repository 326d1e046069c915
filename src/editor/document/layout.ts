import type { BlockKey, ContainerKey, ContainerNode, DocumentState, Gap, Selection } from './types';

export const isGap = (item: BlockKey | Gap): item is Gap => typeof item !== 'string';

const placed = new WeakMap<readonly (BlockKey | Gap)[], readonly BlockKey[]>();

/** The blocks that a container lays out, in their order; the same list as long as its layout is the same. */
export function placedIn({ items }: ContainerNode): readonly BlockKey[] {
  const known = placed.get(items);
  if (known) return known;
  const keys = items.filter((item): item is BlockKey => !isGap(item));
  placed.set(items, keys);
  return keys;
}

type Nodes = Pick<DocumentState, 'blocks' | 'containers'>;

/** Whether the page has no block: its type knows none, or nobody has put one in yet. */
export function isBare({
  roots: [root = ''],
  containers,
}: Pick<DocumentState, 'roots' | 'containers'>): boolean {
  const container = containers.get(root);
  return container === undefined || placedIn(container).length === 0;
}

/** The blocks round a block, the nearest first. */
export function ownersOf({ blocks, containers }: Nodes, key: BlockKey): BlockKey[] {
  const owners: BlockKey[] = [];
  let block = blocks.get(key);
  while (block) {
    const owner: BlockKey | undefined = containers.get(block.parent)?.owner;
    if (owner === undefined) break;
    owners.push(owner);
    block = blocks.get(owner);
  }
  return owners;
}

/** A container and the blocks round it: how deep what lies in it lies. */
export function depthOf(state: Nodes, container: ContainerKey): number {
  const owner = state.containers.get(container)?.owner;
  return owner === undefined ? 0 : ownersOf(state, owner).length + 1;
}

/** How many levels of blocks a block holds. */
export function heightOf(state: Nodes, key: BlockKey): number {
  const inside = (state.blocks.get(key)?.containers ?? [])
    .map((container) => state.containers.get(container))
    .flatMap((container) => (container ? placedIn(container) : []));
  return inside.reduce((height, each) => Math.max(height, heightOf(state, each) + 1), 0);
}

/** All blocks of the page, in the order in which they are read. */
export function* readingOrder(
  state: Pick<DocumentState, 'blocks' | 'containers' | 'roots'>,
  containers: readonly ContainerKey[] = state.roots,
): Generator<BlockKey> {
  for (const container of containers) {
    const node = state.containers.get(container);
    for (const key of node ? placedIn(node) : []) {
      yield key;
      yield* readingOrder(state, state.blocks.get(key)?.containers ?? []);
    }
  }
}

/** Some blocks in reading order, without those that lie in another of them. */
export function outermost(state: DocumentState, keys: readonly BlockKey[]): BlockKey[] {
  const chosen = new Set(keys);
  const isInside = (key: BlockKey) => ownersOf(state, key).some((owner) => chosen.has(owner));
  const roots = keys.filter((key) => state.blocks.has(key) && !isInside(key));
  if (roots.length < 2) return roots;
  const wanted = new Set(roots);
  return [...readingOrder(state)].filter((key) => wanted.has(key));
}

/** The block that a selection was drawn to last; it begins at the other end. */
export const headOf = ({ blocks, anchor }: Selection): BlockKey | undefined =>
  blocks[0] === anchor ? blocks.at(-1) : blocks[0];
