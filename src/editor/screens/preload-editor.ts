import type { AnyContent } from '@/api/types/any-content';
import { blocksOf } from '@/blocks/blocks-of';
import { blockNamed } from '@/blocks/registry';
import { textType } from '@/blocks/text-type';
import { preloadMessages } from '@/components/lazy-messages/lazy-messages';
import type { Language } from '@/lib/language';
import { loadBlocksOf } from '../document/all-blocks';

/**
 * Brings what a page is edited with before somebody opens its editor: that itself, its words, and the editors of the page's
 * blocks. What cannot be had says so where it is drawn.
 */
export async function preloadEditor(content: AnyContent, language: Language): Promise<void> {
  const types = blocksOf(content, blockNamed).placed.map(({ block }) => block['@type']);
  await Promise.allSettled([
    import('./edit-page'),
    loadBlocksOf({ ...content }),
    preloadMessages('screen', language),
    preloadMessages('editor', language),
    preloadMessages('help', language),
    preloadMessages('block', language),
    ...[...new Set([textType, ...types])].map((type) => blockNamed(type)?.editor?.()),
  ]);
}
