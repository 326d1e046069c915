import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { readClipboard } from '../../document/clipboard';
import { selectBlocks } from '../../document/commands/select-blocks';
import { usePageDocument, useSelection } from '../../document/hooks';
import type { BlockKey } from '../../document/types';
import type { ToolIconName } from '../../tool-icon/icon-paths';
import { ToolIcon } from '../../tool-icon/tool-icon';
import { FocusRequestsContext } from '../focus-context';
import { declineBlocks, offeredBlocks, onKeptBlocks } from './kept-blocks';
import { messages } from './messages';
import { selectionActions } from './selection-actions';
import './style.css';
import { useBlockClipboard } from './use-block-clipboard';
import { useTextRange } from './use-text-range';

interface ActionProps {
  id?: string;
  icon: ToolIconName;
  words: MessageDescriptor;
  /** Its drawing says enough. */
  isShort?: true;
  onClick: () => void;
}

function Action({ id, icon, words, isShort, onClick }: ActionProps) {
  const intl = useIntl();
  return (
    <button
      id={id}
      type="button"
      className="tool-selection__action"
      title={intl.formatMessage(words)}
      onClick={onClick}
    >
      <ToolIcon name={icon} size={16} />
      <span className={isShort ? 'visually-hidden' : 'tool-selection__words'}>
        <FormattedMessage {...words} />
      </span>
    </button>
  );
}

/** What can be done with the selected blocks, at the foot of the page: there once several are, or copied ones can be pasted. */
export function SelectionBar() {
  const intl = useIntl();
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  const { blocks } = useSelection();
  const offered = useSyncExternalStore(onKeptBlocks, offeredBlocks);
  const copied = useMemo(() => readClipboard(offered)?.length ?? 0, [offered]);
  const [copiedOf, setCopiedOf] = useState<readonly BlockKey[]>();
  useEffect(() => onKeptBlocks(() => setCopiedOf(document.state.selection.blocks)), [document]);
  const actions = useMemo(() => selectionActions(document, requests), [document, requests]);
  useTextRange(document);
  useBlockClipboard(document, requests, actions);
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
          <Action id="toolbar-cut-blocks" icon="cut" words={messages.cut} onClick={() => actions.cut()} />
          <Action id="toolbar-copy-blocks" icon="copy" words={messages.copy} onClick={() => actions.copy()} />
        </>
      )}
      {canPaste && (
        <Action
          id="toolbar-paste-blocks"
          icon="paste"
          words={messages.paste}
          onClick={() => actions.paste()}
        />
      )}
      {areSeveral && (
        <>
          <Action icon="plus" words={messages.duplicate} onClick={() => actions.duplicate()} />
          <Action icon="arrow-up" words={messages.up} isShort onClick={() => actions.move('up')} />
          <Action icon="arrow-down" words={messages.down} isShort onClick={() => actions.move('down')} />
          <Action
            id="toolbar-delete-blocks"
            icon="trash"
            words={messages.delete}
            onClick={() => actions.remove()}
          />
        </>
      )}
      <Action
        icon="close"
        words={areSeveral ? messages.end : messages.decline}
        isShort
        onClick={areSeveral ? () => document.run((state) => selectBlocks(state, [])) : declineBlocks}
      />
    </div>
  );
}
