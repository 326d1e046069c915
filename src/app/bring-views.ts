import type { AnyContent } from '@/api/types/any-content';
import { blocksOf, type PlacedBlock } from '@/blocks/blocks-of';
import { dataOf } from '@/blocks/block-data';
import { blockNamed } from '@/blocks/registry';
import { firstPiece } from '@/blocks/render-blocks';
import { fetchAhead } from '@/components/fetched/fetched';
import { afterOf, viewOf } from '@/content-types/registry';
import type { Language } from '@/lib/language';

/** The views of a block and of all inside it. */
function viewsOf({ block }: PlacedBlock): unknown[] {
  const definition = blockNamed(block['@type']);
  if (definition === undefined) return [];
  const children = definition.outline?.children?.(dataOf(definition, block)) ?? [];
  return [
    definition.view,
    ...children.flatMap((container) => blocksOf(container, blockNamed).placed.flatMap(viewsOf)),
  ];
}

/**
 * Brings the code that a page is drawn with, so that nothing stands in its place first: that of its type and of the blocks of
 * the first screen. What stands below is under way then. What cannot be had says so where it is drawn.
 */
export async function bringViews(content: AnyContent, language: Language): Promise<void> {
  const { placed } = blocksOf(content, blockNamed);
  const bring = (views: readonly unknown[]) =>
    Promise.allSettled([...new Set(views)].map((view) => fetchAhead(view, language)));
  void bring([afterOf(content), ...placed.slice(firstPiece).flatMap(viewsOf)]);
  await bring([viewOf(content), ...placed.slice(0, firstPiece).flatMap(viewsOf)]);
}
