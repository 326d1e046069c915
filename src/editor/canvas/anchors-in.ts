import { dataOf } from '@/blocks/block-data';
import type { BlockLookup } from '@/blocks/blocks-context';
import { outlineOf } from '@/blocks/page/outline';
import { typeOf } from '../document/flags';
import { readingOrder } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import type { BlockKey } from '../document/types';
import type { Anchor } from '../rich-text/surroundings';

/** The blocks of a page in reading order, each with the headings of it that can be linked to. */
function* anchorsByBlock(document: PageDocument, find: BlockLookup): Generator<[BlockKey, Anchor[]]> {
  const { blocks } = document.state;
  const { entries } = outlineOf(document.toContent(), find);
  const seen = new Set<string>();
  for (const key of readingOrder(document.state)) {
    const block = blocks.get(key);
    // Of blocks with the same id the first one has the anchors.
    if (!block || seen.has(block.id)) continue;
    seen.add(block.id);
    const type = typeOf(block.data);
    const definition = find(type);
    const headings = definition?.outline?.headings?.(dataOf(definition, { ...block.data, '@type': type }));
    const titles = (headings ?? []).flatMap(({ text }) => (text === undefined ? [] : [text]));
    const anchors = entries.get(block.id)?.anchors ?? [];
    yield [
      key,
      anchors.flatMap((id, index) => (id === '' ? [] : [{ id, title: titles[index]?.trim() || id }])),
    ];
  }
}

/** The headings of a page that can be linked to, by the anchors that they will have for visitors. */
export const anchorsIn = (document: PageDocument, find: BlockLookup): Anchor[] =>
  [...anchorsByBlock(document, find)].flatMap(([, anchors]) => anchors);

/** The heading that leads to a block: its own first one, else the last one above it. */
export function anchorAt(document: PageDocument, find: BlockLookup, block: BlockKey): Anchor | undefined {
  let above: Anchor | undefined;
  for (const [key, anchors] of anchorsByBlock(document, find)) {
    if (key === block) return anchors[0] ?? above;
    above = anchors.at(-1) ?? above;
  }
  return above;
}
