import { fromDraft } from '@/components/slate-value/from-draft';
import { headingTexts } from '@/components/slate-value/headings';
import { nodesOf } from '@/components/slate-value/nodes';
import { makeUniqueSlug, slugOf } from '@/lib/slug';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { blocksOf } from './blocks-of';

type Stored = Record<string, unknown>;

/** The headings that a block shows, in their order. */
function headingsOf(block: Stored): string[] {
  switch (block['@type']) {
    case 'slate':
      return headingTexts(nodesOf(block.value));
    case 'text':
      return headingTexts(fromDraft(block.text));
    case 'heading':
      return [textOf(block.heading)];
    default:
      return [textOf(block.headline)];
  }
}

/** Blocks inside a block, in each of the forms that containers have. */
export function innerBlocks(block: Stored): { id: string; block: Stored }[] {
  const columns = recordsOf(block.columns).map((column) => ({ id: textOf(column.id), block: column }));
  return [...blocksOf(block).placed, ...blocksOf(block.data).placed, ...columns];
}

/** Walks a page once and gives each heading an anchor that no other on it has. */
function collect(content: object): ReadonlyMap<string, readonly string[]> {
  const unique = makeUniqueSlug();
  const ids = new Map<string, readonly string[]>();
  const visit = (id: string, block: Stored): void => {
    const slugs = headingsOf(block).map((text) => (slugOf(text) === '' ? '' : unique(text)));
    ids.set(id, slugs);
    for (const inner of innerBlocks(block)) visit(inner.id, inner.block);
  };
  for (const { id, block } of blocksOf(content).placed) visit(id, block);
  return ids;
}

const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();
const none: readonly string[] = [];

/** The anchors of a block's headings, in their order; '' where a heading has no letter that could form one. */
export function headingIdsOf(content: unknown, blockId: string): readonly string[] {
  if (!isRecord(content)) return none;
  const ids = known.get(content) ?? collect(content);
  known.set(content, ids);
  return ids.get(blockId) ?? none;
}
