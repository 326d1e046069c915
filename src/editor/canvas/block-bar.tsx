import { useIntl } from 'react-intl';
import { iconOf } from '../block-picker/block-icons';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { blockMenu, duplicate, moveDown, moveUp, remove } from '../actions/block-actions';
import { usePageDocument, useType } from '../document/hooks';
import { canMove, canRemove } from '../document/permissions';
import type { BlockKey } from '../document/types';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from '../messages';
import { useBlockTitle } from '../input/use-block-title';
import { useEditor } from '../input/use-editor';

interface BlockBarProps {
  blockKey: BlockKey;
}

/** What can be done with the selected block; it stands outside the block's box, so that nothing of the page moves. */
export function BlockBar({ blockKey }: BlockBarProps) {
  const intl = useIntl();
  const editor = useEditor();
  const { state } = usePageDocument();
  const type = useType(blockKey);
  const titleOf = useBlockTitle();
  const blocks = [blockKey];
  const tool = (action: Action, className = '') => (
    <ActionButton
      action={action}
      blocks={blocks}
      className={`tool-blockbar__button ${className}`.trim()}
      isDisabled={!action.isEnabled(editor, { blocks })}
    />
  );
  const mayMove = canMove(state, blockKey).isAllowed;
  return (
    <div
      className="tool-blockbar tool-block__bar"
      role="toolbar"
      aria-label={intl.formatMessage(messages.blockBar)}
      contentEditable={false}
    >
      <span className="tool-blockbar__name">
        <ToolIcon name={iconOf(type)} size={16} />
        {titleOf(type)}
      </span>
      {mayMove && tool(moveUp)}
      {mayMove && tool(moveDown)}
      {tool(duplicate)}
      {canRemove(state, blockKey).isAllowed && tool(remove, 'delete-button')}
      {tool(blockMenu)}
    </div>
  );
}
