import { useIntl } from 'react-intl';
import { blocks } from '@/blocks/registry';
import { usePageDocument } from '../document/hooks';
import { limitsOf } from '../document/flags';
import { canInsert } from '../document/permissions';
import { spotOf, type Target } from '../document/spots';
import type { OfferedBlock } from './offered-block';

/** The blocks that may be put in at a place: none that is restricted, unless the place names it. */
export function useOfferedBlocks(target: Target): readonly OfferedBlock[] {
  const intl = useIntl();
  const { state } = usePageDocument();
  const spot = spotOf(state, target);
  const named = spot && limitsOf(state, spot.container.key).allowedBlocks;
  return blocks
    .filter((definition) => {
      const isRestricted = 'restricted' in definition && definition.restricted;
      if (isRestricted && named?.includes(definition.name) !== true) return false;
      return canInsert(state, target, [{ '@type': definition.name }]).isAllowed;
    })
    .map((definition) => ({ definition, title: intl.formatMessage(definition.title) }));
}
