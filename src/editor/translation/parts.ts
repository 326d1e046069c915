import { containersIn } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { withoutContainers } from '../document/stored-containers';
import type { StoredBlock } from '../document/types';
import { contentOfBlock } from './content-of-block';

/** A block with what it says itself, or one that lies in it. */
interface BlockPart {
  /** Its stored id; undefined for the block itself. */
  id: string | undefined;
  hash: string;
}

/** What lies deeper is not told apart. */
const deepest = 8;

const known = new WeakMap<StoredBlock, readonly BlockPart[]>();

function collect(id: string | undefined, block: StoredBlock, depth: number, found: BlockPart[]): void {
  const containers = containersIn(block);
  const itself = withoutContainers(
    block,
    containers.map(({ keptIn }) => keptIn),
  );
  const { hash, hasWords } = contentOfBlock(itself, {});
  if (hasWords) found.push({ id, hash });
  if (depth === deepest) return;
  for (const { blocks, layout } of containers)
    for (const each of Array.isArray(layout.items) ? (layout.items as unknown[]) : []) {
      const held = typeof each === 'string' ? ownOf(blocks, each) : undefined;
      if (isRecord(held)) collect(each as string, held, depth + 1, found);
    }
}

/** What in a block says something, each without what it holds, in the order in which it is read. */
function partsOf(block: StoredBlock): readonly BlockPart[] {
  const before = known.get(block);
  if (before) return before;
  const found: BlockPart[] = [];
  collect(undefined, block, 0, found);
  known.set(block, found);
  return found;
}

/** What of a block that holds others says what its source says still. */
export function copiesIn(own: StoredBlock, source: StoredBlock): readonly (string | undefined)[] {
  if (containersIn(own).length === 0) return [];
  const said = new Set(partsOf(source).map(({ hash }) => hash));
  return partsOf(own).flatMap(({ id, hash }) => (said.has(hash) ? [id] : []));
}
