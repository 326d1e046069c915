import { FormattedMessage, useIntl } from 'react-intl';
import { blocksFor } from '../block-picker/offered-block';
import { canChangeType, changeType } from '../document/commands/change-type';
import { limitsOf } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { ChooseBlock } from './choose-block';
import { messages } from '../messages';

/** A place of a grid in which no block stands yet. */
export function EmptySlot({ blockKey }: { blockKey: BlockKey }) {
  const intl = useIntl();
  const { state } = usePageDocument();
  const offered = () => {
    const named = limitsOf(state, state.blocks.get(blockKey)?.parent ?? '').allowedBlocks;
    return blocksFor(named, (block) => canChangeType(state, blockKey, block).isAllowed, intl);
  };
  return (
    <ChooseBlock
      words={<FormattedMessage {...messages.emptySlot} />}
      offered={offered}
      command={(present, block) => changeType(present, blockKey, block, 'start')}
    />
  );
}
