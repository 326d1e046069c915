import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { usePageDocument } from '../document/hooks';
import { limitsOf } from '../document/flags';
import { canInsert } from '../document/permissions';
import { insertionPointOf, type Target } from '../document/insertion-points';
import type { BlockKey, DocumentState } from '../document/types';
import { blocksFor, type OfferedBlock } from './offered-block';

/** The blocks that may be put in somewhere. */
export function offeredAt(state: DocumentState, target: Target, intl: IntlShape): readonly OfferedBlock[] {
  const spot = insertionPointOf(state, target);
  const named = spot && limitsOf(state, spot.container.key).allowedBlocks;
  return blocksFor(named, (block) => canInsert(state, target, [block]).isAllowed, intl);
}

/** Tells which blocks may be put in after a block. It is asked when they are to be shown, since each block of the page could. */
export function useOfferedBlocks(after: BlockKey): () => readonly OfferedBlock[] {
  const intl = useIntl();
  const document = usePageDocument();
  return useCallback(() => offeredAt(document.state, { after }, intl), [intl, document, after]);
}
