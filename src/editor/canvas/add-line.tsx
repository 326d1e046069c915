import { useIntl } from 'react-intl';
import { changeType } from '../document/commands/change-type';
import { insertBlocks } from '../document/commands/insert-blocks';
import { usePageDocument } from '../document/hooks';
import { canInsert } from '../document/permissions';
import { isEmptyText } from '../document/text-block';
import type { BlockKey, DocumentState, StoredBlock } from '../document/types';
import { useOfferedBlocks } from '../block-picker/use-offered-blocks';
import { useEditor } from '../input/use-editor';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from '../messages';
import { useBlockChoice } from './use-block-choice';

/** An empty text is a place for a block: what is chosen below it takes its place. */
function putAfter(state: DocumentState, after: BlockKey, block: StoredBlock) {
  const isPlace = isEmptyText(state.blocks.get(after)?.data);
  const changed = isPlace ? changeType(state, after, block, 'start') : undefined;
  return changed ?? insertBlocks(state, { blocks: [block], target: { after } });
}

/** A line below a block, where the next one is put in. */
export function AddLine({ after }: { after: BlockKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  const { screen } = useEditor();
  const offered = useOfferedBlocks(after);
  const { button, picker } = useBlockChoice({
    offered,
    command: (state, block) => putAfter(state, after, block),
    onPatterns: () => screen.showPatterns(after),
  });
  const mayAdd = canInsert(document.state, { after }, [document.state.setup.initialBlock()]).isAllowed;
  if (!mayAdd && offered().length === 0) return null;
  return (
    <div className="tool-block__add" contentEditable={false}>
      <button
        type="button"
        className="tool-block__plus ui basic icon button block-add-button"
        aria-label={intl.formatMessage(messages.add)}
        title={intl.formatMessage(messages.add)}
        {...button}
      >
        <ToolIcon name="plus" size={16} />
      </button>
      {picker}
    </div>
  );
}
