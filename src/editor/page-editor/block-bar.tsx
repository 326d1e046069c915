import { useContext, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';
import { iconOf } from '../block-picker/block-icons';
import { duplicateBlocks } from '../document/commands/duplicate-blocks';
import { stepBlocks } from '../document/commands/move-blocks';
import { removeBlocks } from '../document/commands/remove-blocks';
import { usePageDocument, useType } from '../document/hooks';
import { canMove, canRemove } from '../document/permissions';
import { stepTarget, type Direction } from '../document/step-target';
import type { BlockKey } from '../document/types';
import { ToolIcon } from '../tool-icon/tool-icon';
import { moveAndTell } from './announcements/announcer';
import { changeAndFollow } from './change-and-follow';
import { FocusRequestsContext } from './focus-context';
import { messages } from './messages';

interface BlockBarProps {
  blockKey: BlockKey;
  isKnown: boolean;
}

/** What can be done with the selected block; it stands outside the block's box, so that nothing of the page moves. */
export function BlockBar({ blockKey, isKnown }: BlockBarProps) {
  const intl = useIntl();
  const document = usePageDocument();
  const type = useType(blockKey);
  const definition = useContext(BlocksContext)(type);
  const { state } = document;
  const mayMove = canMove(state, blockKey).isAllowed;
  const mayRemove = canRemove(state, blockKey).isAllowed;
  const requests = useContext(FocusRequestsContext);
  const move = (direction: Direction, { currentTarget: button }: MouseEvent<HTMLElement>) => {
    flushSync(() => moveAndTell(document, (each) => stepBlocks(each, [blockKey], direction)));
    // What is drawn at another place has lost the focus, and what is disabled now can have none.
    button.focus();
    if (window.document.activeElement !== button) requests.hold(blockKey);
  };
  const tool = (name: 'up' | 'down', icon: 'arrow-up' | 'arrow-down') => (
    <button
      type="button"
      className="tool-blockbar__button"
      aria-label={intl.formatMessage(messages[name])}
      title={intl.formatMessage(messages[name])}
      disabled={stepTarget(state, [blockKey], name) === undefined}
      onClick={(event) => move(name, event)}
    >
      <ToolIcon name={icon} />
    </button>
  );
  return (
    <div
      className="tool-blockbar tool-block__bar"
      role="toolbar"
      aria-label={intl.formatMessage(messages.blockBar)}
      contentEditable={false}
    >
      <span className="tool-blockbar__name">
        <ToolIcon name={iconOf(type)} size={16} />
        {isKnown && definition ? intl.formatMessage(definition.title) : type}
      </span>
      {mayMove && tool('up', 'arrow-up')}
      {mayMove && tool('down', 'arrow-down')}
      <button
        type="button"
        className="tool-blockbar__button"
        aria-label={intl.formatMessage(messages.duplicate)}
        title={intl.formatMessage(messages.duplicate)}
        onClick={() => changeAndFollow(document, requests, (each) => duplicateBlocks(each, [blockKey]))}
      >
        <ToolIcon name="copy" />
      </button>
      {mayRemove && (
        <button
          type="button"
          className="tool-blockbar__button delete-button"
          aria-label={intl.formatMessage(messages.remove)}
          title={intl.formatMessage(messages.remove)}
          onClick={() => changeAndFollow(document, requests, (each) => removeBlocks(each, [blockKey]))}
        >
          <ToolIcon name="trash" />
        </button>
      )}
    </div>
  );
}
