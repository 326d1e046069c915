import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { blockMenu, duplicate, moveDown, moveUp, remove } from '../actions/block-actions';
import { copy, cut, paste } from '../actions/clipboard-actions';
import { readClipboard } from '../document/clipboard';
import { selectBlocks } from '../document/commands/select-blocks';
import { usePageDocument, useSelection } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { declineBlocks, offeredBlocks, onKeptBlocks } from '../input/selection/kept-blocks';
import { useEditor } from '../input/use-editor';
import { messages as textMessages } from '../rich-text/tools/messages';
import { messages } from './selection-messages';
import './selection-bar.css';

interface SelectionActionProps {
  action: Action;
  id?: string;
  /** Its drawing says enough. */
  isShort?: true;
  keepsFocus?: true;
}

function SelectionAction({ action, id, isShort, keepsFocus }: SelectionActionProps) {
  return (
    <ActionButton
      action={action}
      className="tool-selection__action"
      iconSize={16}
      {...(id !== undefined && { id })}
      {...(keepsFocus && { keepsFocus })}
    >
      <span className={isShort ? 'visually-hidden' : 'tool-selection__words'}>
        <FormattedMessage {...action.title} />
      </span>
    </ActionButton>
  );
}

/** What can be done with the selected blocks, at the foot of the page: there once several are, or copied ones can be pasted. */
export function SelectionBar() {
  const intl = useIntl();
  const document = usePageDocument();
  const { blocks } = useSelection();
  const offered = useSyncExternalStore(onKeptBlocks, offeredBlocks);
  const copied = useMemo(() => readClipboard(offered)?.length ?? 0, [offered]);
  const [copiedOf, setCopiedOf] = useState<readonly BlockKey[]>();
  useEffect(() => onKeptBlocks(() => setCopiedOf(document.state.selection.blocks)), [document]);
  const areSeveral = blocks.length > 1;
  const canPaste = copied > 0 && blocks.length > 0;
  if (!areSeveral && !canPaste) return null;
  const isOfCopied = !areSeveral || (copied > 0 && copiedOf === blocks);
  return (
    <div
      className={`tool-selection${areSeveral ? ' tool-selection--several' : ''}`}
      role="toolbar"
      aria-label={intl.formatMessage(messages.bar)}
    >
      <span className="tool-selection__count" role="status">
        {isOfCopied ? (
          <FormattedMessage {...messages.copied} values={{ count: copied }} />
        ) : (
          <FormattedMessage {...messages.count} values={{ count: blocks.length }} />
        )}
      </span>
      {areSeveral && (
        <>
          <TextButton />
          <SelectionAction id="toolbar-cut-blocks" action={cut} />
          <SelectionAction id="toolbar-copy-blocks" action={copy} />
        </>
      )}
      {canPaste && <SelectionAction id="toolbar-paste-blocks" action={paste} />}
      {areSeveral && (
        <>
          <SelectionAction action={duplicate} keepsFocus />
          <SelectionAction action={moveUp} isShort keepsFocus />
          <SelectionAction action={moveDown} isShort keepsFocus />
          <SelectionAction id="toolbar-delete-blocks" action={remove} />
          <SelectionAction action={blockMenu} isShort />
        </>
      )}
      <EndButton areSeveral={areSeveral} />
    </div>
  );
}

/** Shows the tools of the text for what is selected over several texts. */
function TextButton() {
  const intl = useIntl();
  const { focus, range } = useEditor();
  const head = range.present()?.head.key;
  if (head === undefined) return null;
  const words = intl.formatMessage(textMessages.bar);
  return (
    <button
      type="button"
      className="tool-selection__action"
      title={words}
      // What is selected stays so.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => focus.textAt(head)?.showTools?.()}
    >
      <ToolIcon name="text" size={16} />
      <span className="visually-hidden">{words}</span>
    </button>
  );
}

/** Ends the selection, or the offer of what was copied. */
function EndButton({ areSeveral }: { areSeveral: boolean }) {
  const intl = useIntl();
  const document = usePageDocument();
  const words = intl.formatMessage(areSeveral ? messages.end : messages.decline);
  return (
    <button
      type="button"
      className="tool-selection__action"
      title={words}
      onClick={areSeveral ? () => document.run((state) => selectBlocks(state, [])) : declineBlocks}
    >
      <ToolIcon name="close" size={16} />
      <span className="visually-hidden">{words}</span>
    </button>
  );
}
