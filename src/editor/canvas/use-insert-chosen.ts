import { useCallback } from 'react';
import type { BlockDefinition } from '@/blocks/definition';
import { useLanguage } from '@/i18n/use-language';
import { newBlock } from '../block-picker/offered-block';
import type { Change } from '../document/change';
import type { DocumentState, StoredBlock } from '../document/types';
import { changeAndFollow } from '../input/change-and-follow';
import { preloadBody } from './fetched-body';
import { holdKeys } from '../input/held-keys';
import { useEditor } from '../input/use-editor';

/**
 * Puts in a block that somebody has chosen, once what it is edited with is there, so that it is drawn at once, and leads the
 * focus to it. Keys that are pressed meanwhile are meant for the new block.
 */
export function useInsertChosen(): (
  definition: BlockDefinition,
  command: (state: DocumentState, block: StoredBlock) => Change | undefined,
) => Promise<void> {
  const { document, focus } = useEditor();
  const language = useLanguage();
  return useCallback(
    async (definition, command) => {
      const release = holdKeys();
      try {
        const [block] = await Promise.all([newBlock(definition), preloadBody(definition, language)]);
        changeAndFollow(document, focus, (state) => command(state, block));
      } finally {
        release((letter) => {
          const [key = ''] = document.state.selection.blocks;
          focus.textAt(key)?.type?.(letter);
        });
      }
    },
    [document, focus, language],
  );
}
