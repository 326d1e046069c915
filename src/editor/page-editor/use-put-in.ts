import { useCallback, useContext } from 'react';
import type { BlockDefinition } from '@/blocks/definition';
import { useLanguage } from '@/i18n/use-language';
import { newBlock } from '../block-picker/offered-block';
import type { Change } from '../document/change';
import { usePageDocument } from '../document/hooks';
import type { DocumentState, StoredBlock } from '../document/types';
import { changeAndFollow } from './change-and-follow';
import { bringBody } from './fetched-body';
import { FocusRequestsContext } from './focus-context';
import { holdKeys } from './held-keys';

/**
 * Puts in a block that somebody has chosen, once what it is edited with is there, so that it is drawn at once, and leads the
 * focus to it. Keys that are pressed meanwhile are meant for the new block.
 */
export function usePutIn(): (
  definition: BlockDefinition,
  command: (state: DocumentState, block: StoredBlock) => Change | undefined,
) => Promise<void> {
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  const language = useLanguage();
  return useCallback(
    async (definition, command) => {
      const release = holdKeys();
      try {
        const [block] = await Promise.all([newBlock(definition), bringBody(definition, language)]);
        changeAndFollow(document, requests, (state) => command(state, block));
      } finally {
        release((letter) => {
          const [key = ''] = document.state.selection.blocks;
          requests.textAt(key)?.type?.(letter);
        });
      }
    },
    [document, requests, language],
  );
}
