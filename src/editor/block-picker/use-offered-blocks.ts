import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { usePageDocument } from '../document/hooks';
import { limitsOf } from '../document/flags';
import { canInsert } from '../document/permissions';
import { spotOf } from '../document/spots';
import type { BlockKey } from '../document/types';
import { blocksFor, type OfferedBlock } from './offered-block';

/**
 * Tells which blocks may be put in after a block: none that is restricted, unless the place names it. It is asked when they
 * are to be shown, since each block of the page could.
 */
export function useOfferedBlocks(after: BlockKey): () => readonly OfferedBlock[] {
  const intl = useIntl();
  const document = usePageDocument();
  return useCallback(() => {
    const { state } = document;
    const target = { after };
    const spot = spotOf(state, target);
    const named = spot && limitsOf(state, spot.container.key).allowedBlocks;
    return blocksFor(named, (block) => canInsert(state, target, [block]).isAllowed).map((definition) => ({
      definition,
      title: intl.formatMessage(definition.title),
    }));
  }, [intl, document, after]);
}
