import { layoutField, mayHoldBlocks } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { isGap, placedIn } from './layout';
import type { BlockKey, BlockNode, ContainerKey, ContainerNode, StoredBlock } from './types';

/** Finds nodes; a state does, and an edit. */
export interface NodeSource {
  block: (key: BlockKey) => BlockNode | undefined;
  container: (key: ContainerKey) => ContainerNode | undefined;
}

type Stored = Readonly<Record<string, unknown>>;
interface Written {
  parts: readonly unknown[];
  stored: Stored;
}

/** What nodes were last written as, and of which parts: the same parts give the very same object again. */
const written = new WeakMap<BlockNode | ContainerNode, Written>();

/** The same with its names in the order in which they were stored before. */
function inOrderOf(former: Stored, stored: Stored): Stored {
  const names = new Set([...Object.keys(former), ...Object.keys(stored)]);
  return Object.fromEntries(
    [...names].filter((name) => Object.hasOwn(stored, name)).map((name) => [name, stored[name]]),
  );
}

/** That of the fields which hold blocks, too: what nobody has touched is saved again letter by letter. */
function inFormerOrder(former: Stored | undefined, stored: Stored): Stored {
  if (!former) return stored;
  const inside = Object.entries(stored).map(([name, value]) => {
    const before = ownOf(former, name);
    const holds = mayHoldBlocks(name) && isRecord(value) && isRecord(before);
    return [name, holds ? inOrderOf(before, value) : value] as const;
  });
  return inOrderOf(former, Object.fromEntries(inside));
}

function writeOnce(node: BlockNode | ContainerNode, parts: readonly unknown[], write: () => Stored): Stored {
  const former = written.get(node);
  if (former?.parts.length === parts.length && former.parts.every((part, index) => part === parts[index]))
    return former.stored;
  const stored = inFormerOrder(former?.stored, write());
  written.set(node, { parts, stored });
  return stored;
}

function blocksIn(source: NodeSource, container: ContainerNode): [id: string, stored: StoredBlock][] {
  return placedIn(container)
    .map((key) => source.block(key))
    .filter((block) => block !== undefined)
    .map((block) => [block.id, writeBlock(source, block)]);
}

/** The pair of fields that a container is stored in. */
export function writeContainer(source: NodeSource, container: ContainerNode): Stored {
  const blocks = blocksIn(source, container);
  const { items, orphans, rest, keptIn } = container;
  return writeOnce(container, blocks.flat(), () => ({
    [keptIn.field]: Object.fromEntries([...blocks, ...Object.entries(orphans)]),
    [layoutField(keptIn.field)]: {
      ...rest,
      items: items.map((item) => (isGap(item) ? item.stored : source.block(item)?.id)),
    },
  }));
}

type Pair = readonly [container: ContainerNode, stored: Stored];

function pairsOf(source: NodeSource, block: BlockNode): Pair[] {
  return block.containers
    .map((key) => source.container(key))
    .filter((container) => container !== undefined)
    .map((container) => [container, writeContainer(source, container)]);
}

function withPair(stored: StoredBlock, [{ keptIn }, pair]: Pair): StoredBlock {
  if (keptIn.within === undefined) return { ...stored, ...pair };
  const { data } = stored;
  return { ...stored, data: { ...(isRecord(data) ? data : {}), ...pair } };
}

/** A block in the form that it was found in; the very object that was stored, as long as nothing in it has changed. */
export function writeBlock(source: NodeSource, block: BlockNode): StoredBlock {
  if (block.containers.length === 0) return block.data;
  const pairs = pairsOf(source, block);
  return writeOnce(
    block,
    pairs.map(([, stored]) => stored),
    () => pairs.reduce(withPair, block.data),
  );
}

/** Says what a container that was just made of it is stored as. */
export function rememberContainer(source: NodeSource, container: ContainerNode, stored: Stored): void {
  written.set(container, { parts: blocksIn(source, container).flat(), stored });
}

/** Says what a block that was just made of it is stored as. */
export function rememberBlock(source: NodeSource, block: BlockNode, stored: StoredBlock): void {
  const parts = pairsOf(source, block).map(([, pair]) => pair);
  written.set(block, { parts, stored });
}
