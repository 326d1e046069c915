import { isRecord, textOf } from '@/lib/text';
import { blocksOf } from './blocks-of';
import { innerBlocks } from './heading-ids';

const pictureBlocks = new Set(['image', 'leadimage', 'teaser', 'teaserHero']);

/** Blocks that a first screen can hold; whatever stands below waits until it comes near. */
const firstScreen = 4;

type Stored = Record<string, unknown>;

function firstPicture(id: string, block: Stored): string | undefined {
  if (pictureBlocks.has(textOf(block['@type']))) return id;
  for (const inner of innerBlocks(block)) {
    const found = firstPicture(inner.id, inner.block);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How early the pictures of a block are fetched: the page's first one before everything else. */
export function pictureLoading(
  content: unknown,
  blockId: string,
  position: number,
): { priority: boolean; eager: boolean } {
  if (position >= firstScreen || !isRecord(content)) return { priority: false, eager: false };
  const lead = blocksOf(content)
    .placed.slice(0, firstScreen)
    .map(({ id, block }) => firstPicture(id, block))
    .find((id) => id !== undefined);
  return { priority: lead === blockId, eager: true };
}
