import { layoutField, ownContainer } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { placedIn } from '../document/layout';
import { sourceOf } from '../document/to-content';
import type { BlockKey, DocumentState, StoredBlock } from '../document/types';
import { writeBlock } from '../document/write-block';

type Fields = Readonly<Record<string, unknown>>;

/** A block that stands in the page itself; what it holds belongs to it. */
export interface SideBlock {
  id: string;
  /** Its key, where the page is being edited. */
  key?: BlockKey;
  block: StoredBlock;
}

/** A page and its translation are compared by their blocks, and by the fields that these show. */
export interface Side {
  fields: Fields;
  blocks: readonly SideBlock[];
}

/** More blocks than that are not compared. */
const most = 5000;

/** A page as it is stored. */
export function storedSide(content: Fields): Side {
  const container = ownContainer(content);
  const items: unknown[] = container && Array.isArray(container.layout.items) ? container.layout.items : [];
  const ids = new Set(items.filter((id) => typeof id === 'string'));
  const blocks = [...ids].slice(0, most).flatMap((id): SideBlock[] => {
    const block = container && ownOf(container.blocks, id);
    return isRecord(block) ? [{ id, block }] : [];
  });
  return { fields: content, blocks };
}

/** The page that is being edited. */
export function documentSide(state: DocumentState): Side {
  const container = state.containers.get(state.roots[0] ?? '');
  const source = sourceOf(state);
  const blocks = (container ? placedIn(container) : []).slice(0, most).flatMap((key): SideBlock[] => {
    const node = state.blocks.get(key);
    return node ? [{ id: node.id, key, block: writeBlock(source, node) }] : [];
  });
  return { fields: Object.fromEntries(state.fields), blocks };
}

/** The field that holds a page's blocks, with that of their layout; undefined where it has none. */
export function blocksFieldOf(content: Fields): readonly [blocks: string, layout: string] | undefined {
  const field = ownContainer(content)?.keptIn.field;
  return field === undefined ? undefined : [field, layoutField(field)];
}
