import type { AnyContent } from '@/api/types/any-content';
import { dataOf } from '@/blocks/block-data';
import { blocksOf, type PlacedBlock } from '@/blocks/blocks-of';
import { loadNotesOf } from '@/blocks/footnotes/notes-reader';
import { loadReaderOf } from '@/blocks/frame/foreign-reader';
import { blockNamed, lazyViewOf } from '@/blocks/registry';
import { firstPiece } from '@/blocks/render-blocks';
import { fetchAhead } from '@/components/fetched/fetched';
import { afterOf, viewOf } from '@/content-types/registry';
import type { Language } from '@/lib/language';
import { ownPartsOf } from '@/shell/own-parts/own-parts';

const preload = (views: Iterable<unknown>, language: Language) =>
  Promise.allSettled([...new Set(views)].map((view) => fetchAhead(view, language)));

/** The types of blocks and of all inside them, as far as those that hold others have come. */
const typesOf = (blocks: readonly PlacedBlock[]): string[] =>
  blocks.flatMap(({ id, block }) => {
    const definition = blockNamed(block['@type']);
    const children = definition?.outline?.children?.(dataOf(definition, block), id) ?? [];
    return [
      block['@type'],
      ...children.flatMap((container) => typesOf(blocksOf(container, blockNamed).placed)),
    ];
  });

/** Brings the blocks that are fetched, and then those inside them. */
async function loadBlocks(blocks: readonly PlacedBlock[], language: Language, known = 0): Promise<void> {
  const types = new Set(typesOf(blocks));
  if (types.size === known) return;
  await preload([...types].map(lazyViewOf), language);
  await loadBlocks(blocks, language, types.size);
}

const viewsOf = (blocks: readonly PlacedBlock[]) => typesOf(blocks).map((type) => blockNamed(type)?.view);

/**
 * Brings the code that a page is drawn with, so that nothing stands in its place first: that of its type and of the place that
 * it lies in, of all its blocks, whose headings the page has to know, and whatever the blocks of the first screen fetch in
 * their turn. What cannot be had says so where it is drawn.
 */
export async function preloadViews(content: AnyContent, language: Language): Promise<void> {
  const { placed } = blocksOf(content, blockNamed);
  const stored = JSON.stringify(content);
  void preload([afterOf(content)], language);
  await Promise.all([
    preload([viewOf(content), ...ownPartsOf(content)], language),
    loadBlocks(placed, language),
    loadReaderOf(stored),
    loadNotesOf(stored),
  ]);
  void preload(viewsOf(placed.slice(firstPiece)), language);
  await preload(viewsOf(placed.slice(0, firstPiece)), language);
}
