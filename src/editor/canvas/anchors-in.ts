import { dataOf } from '@/blocks/block-data';
import type { BlockLookup } from '@/blocks/blocks-context';
import { outlineOf } from '@/blocks/page/outline';
import { typeOf } from '../document/flags';
import { readingOrder } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import type { Anchor } from '../rich-text/surroundings';

/** The headings of a page that can be linked to, by the anchors that they will have for visitors. */
export function anchorsIn(document: PageDocument, find: BlockLookup): Anchor[] {
  const { blocks } = document.state;
  const { entries } = outlineOf(document.toContent(), find);
  const seen = new Set<string>();
  return [...readingOrder(document.state)].flatMap((key) => {
    const block = blocks.get(key);
    // Of blocks with the same id the first one has the anchors.
    if (!block || seen.has(block.id)) return [];
    seen.add(block.id);
    const type = typeOf(block.data);
    const definition = find(type);
    const headings = definition?.outline?.headings?.(dataOf(definition, { ...block.data, '@type': type }));
    const titles = (headings ?? []).flatMap(({ text }) => (text === undefined ? [] : [text]));
    const anchors = entries.get(block.id)?.anchors ?? [];
    return anchors.flatMap((id, index) => (id === '' ? [] : [{ id, title: titles[index]?.trim() || id }]));
  });
}
