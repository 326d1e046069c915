import type { BlockDefinition } from '@/blocks/definition';
import { mostUsed } from './most-used';
import { foundBlocks, type OfferedBlock } from './offered-block';

const groups: readonly BlockDefinition['group'][] = ['text', 'media', 'teaser', 'listing', 'layout', 'embed'];

/** Blocks that the picker shows together. */
export interface PickerPart {
  name: BlockDefinition['group'] | 'mostUsed' | 'found';
  blocks: readonly OfferedBlock[];
}

/** What the picker shows: by groups, what is used most first; or what a search finds. */
export function partsOf(offered: readonly OfferedBlock[], query: string): PickerPart[] {
  if (query.trim() !== '') return [{ name: 'found', blocks: foundBlocks(offered, query) }];
  const used = mostUsed().flatMap((name) => offered.find(({ definition }) => definition.name === name) ?? []);
  const parts: PickerPart[] = [
    { name: 'mostUsed', blocks: used },
    ...groups.map((name) => ({
      name,
      blocks: offered.filter(({ definition }) => definition.group === name),
    })),
  ];
  return parts.filter(({ blocks }) => blocks.length > 0);
}
