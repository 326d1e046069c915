import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BlockPicker } from '../block-picker/block-picker';
import { blocksFor } from '../block-picker/offered-block';
import { canChangeType, changeType } from '../document/commands/change-type';
import { limitsOf } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, DocumentState } from '../document/types';
import { Prompt } from '../prompts/prompt';
import { ToolIcon } from '../tool-icon/tool-icon';
import { messages } from './messages';
import { usePutIn } from './use-put-in';

/** What a place without a block can become. */
function mayStandAt(state: DocumentState, key: BlockKey) {
  const named = limitsOf(state, state.blocks.get(key)?.parent ?? '').allowedBlocks;
  return blocksFor(named, (block) => canChangeType(state, key, block).isAllowed);
}

/** A place of a grid in which no block stands yet. */
export function EmptySlot({ blockKey }: { blockKey: BlockKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  const [isOpen, setOpen] = useState(false);
  const putIn = usePutIn();
  return (
    <Prompt words={<FormattedMessage {...messages.emptySlot} />}>
      <button type="button" className="tool-add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ToolIcon name="plus" size={16} />
        <FormattedMessage {...messages.add} />
      </button>
      {isOpen && (
        <BlockPicker
          offered={mayStandAt(document.state, blockKey).map((definition) => ({
            definition,
            title: intl.formatMessage(definition.title),
          }))}
          onChoose={(definition) => {
            setOpen(false);
            void putIn(definition, (state, block) => changeType(state, blockKey, block, 'start'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Prompt>
  );
}
