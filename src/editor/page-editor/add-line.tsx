import { useState } from 'react';
import { useIntl } from 'react-intl';
import { insertBlocks } from '../document/commands/insert-blocks';
import { usePageDocument } from '../document/hooks';
import { canInsert } from '../document/permissions';
import type { BlockKey } from '../document/types';
import { BlockPicker } from '../block-picker/block-picker';
import { useOfferedBlocks } from '../block-picker/use-offered-blocks';
import { ToolIcon } from '../tool-icon/tool-icon';
import { messages } from './messages';
import { usePutIn } from './use-put-in';

/** A line below a block, where the next one is put in. */
export function AddLine({ after }: { after: BlockKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  const [isOpen, setOpen] = useState(false);
  const offered = useOfferedBlocks(after);
  const putIn = usePutIn();
  const mayAdd = canInsert(document.state, { after }, [document.state.setup.initialBlock()]).isAllowed;
  if (!mayAdd && offered().length === 0) return null;
  return (
    <div className="tool-block__add" contentEditable={false}>
      <button
        type="button"
        className="tool-block__plus ui basic icon button block-add-button"
        aria-label={intl.formatMessage(messages.add)}
        title={intl.formatMessage(messages.add)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ToolIcon name="plus" size={16} />
      </button>
      {isOpen && (
        <BlockPicker
          offered={offered()}
          onChoose={(definition) => {
            setOpen(false);
            void putIn(definition, (state, block) =>
              insertBlocks(state, { blocks: [block], target: { after } }),
            );
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
