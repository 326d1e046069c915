import { FormattedMessage, useIntl } from 'react-intl';
import { blocksFor } from '../block-picker/offered-block';
import { canChangeType, changeType } from '../document/commands/change-type';
import { limitsOf } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, DocumentState } from '../document/types';
import { ChooseBlock } from './choose-block';
import { messages } from './messages';

/** What a place without a block can become. */
function mayStandAt(state: DocumentState, key: BlockKey) {
  const named = limitsOf(state, state.blocks.get(key)?.parent ?? '').allowedBlocks;
  return blocksFor(named, (block) => canChangeType(state, key, block).isAllowed);
}

/** A place of a grid in which no block stands yet. */
export function EmptySlot({ blockKey }: { blockKey: BlockKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  return (
    <ChooseBlock
      words={<FormattedMessage {...messages.emptySlot} />}
      offered={() =>
        mayStandAt(document.state, blockKey).map((definition) => ({
          definition,
          title: intl.formatMessage(definition.title),
        }))
      }
      command={(state, block) => changeType(state, blockKey, block, 'start')}
    />
  );
}
