import type { AnyContent } from '@/api/types/any-content';
import { blocksOf } from '@/blocks/blocks-of';
import { blockNamed } from '@/blocks/registry';
import { textType } from '@/blocks/text-type';
import { preloadMessages } from '@/components/lazy-messages/lazy-messages';
import type { Language } from '@/lib/language';
import type { PageName } from '@/state/pages';
import type { AppStore } from '@/state/store';
import { loadBlocksOf } from '../document/all-blocks';

/** Brings the words that are read in the editor alone; what cannot be had says so where it is drawn. */
export const preloadEditorWords = (language: Language): Promise<unknown> =>
  Promise.allSettled((['editor', 'help', 'block'] as const).map((part) => preloadMessages(part, language)));

/** Opens a page for its editor, to which somebody is on the way. */
export async function openEditor(page: PageName, store: AppStore): Promise<void> {
  const { openEditorAhead } = await import('./edit-page');
  openEditorAhead(page, store);
}

/**
 * Brings what a page is edited with before somebody opens its editor: that itself, its words, and the editors of the page's
 * blocks. What cannot be had says so where it is drawn.
 */
export async function preloadEditor(content: AnyContent, language: Language): Promise<void> {
  const types = blocksOf(content, blockNamed).placed.map(({ block }) => block['@type']);
  await Promise.allSettled([
    import('./edit-page').then(({ preloadDrafts }) => preloadDrafts()),
    loadBlocksOf({ ...content }),
    preloadMessages('screen', language),
    preloadEditorWords(language),
    ...[...new Set([textType, ...types])].map((type) => blockNamed(type)?.editor?.()),
  ]);
}
