import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { usePageDocument } from '../document/hooks';
import { limitsOf } from '../document/flags';
import { canInsert } from '../document/permissions';
import { insertionPointOf, type Target } from '../document/insertion-points';
import type { BlockKey, DocumentState } from '../document/types';
import { messages } from './messages';
import { blocksFor, patternsEntry, type OfferedBlock } from './offered-block';

/** The blocks that may be put in somewhere; the page itself, where no template says which, takes patterns too. */
export function offeredAt(state: DocumentState, target: Target, intl: IntlShape): readonly OfferedBlock[] {
  const spot = insertionPointOf(state, target);
  const named = spot && limitsOf(state, spot.container.key).allowedBlocks;
  const blocks = blocksFor(named, (block) => canInsert(state, target, [block]).isAllowed, intl);
  const takesPatterns = blocks.length > 0 && named === undefined && spot?.container.owner === undefined;
  if (!takesPatterns) return blocks;
  return [...blocks, { definition: patternsEntry, title: intl.formatMessage(messages.patterns) }];
}

/** Tells which blocks may be put in after a block. It is asked when they are to be shown, since each block of the page could. */
export function useOfferedBlocks(after: BlockKey): () => readonly OfferedBlock[] {
  const intl = useIntl();
  const document = usePageDocument();
  return useCallback(() => offeredAt(document.state, { after }, intl), [intl, document, after]);
}
