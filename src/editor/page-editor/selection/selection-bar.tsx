import { useContext, useMemo, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { selectBlocks } from '../../document/commands/select-blocks';
import { usePageDocument, useSelection } from '../../document/hooks';
import type { ToolIconName } from '../../tool-icon/icon-paths';
import { ToolIcon } from '../../tool-icon/tool-icon';
import { FocusRequestsContext } from '../focus-context';
import { hasKeptBlocks, onKeptBlocks } from './kept-blocks';
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
  return (
    <button id={id} type="button" className="tool-selection__action" onClick={onClick}>
      <ToolIcon name={icon} size={16} />
      <span className={isShort ? 'visually-hidden' : undefined}>
        <FormattedMessage {...words} />
      </span>
    </button>
  );
}

/** What can be done with the selected blocks, at the foot of the page: there once several are, or blocks can be pasted. */
export function SelectionBar() {
  const intl = useIntl();
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  const { blocks } = useSelection();
  const canPaste = useSyncExternalStore(onKeptBlocks, hasKeptBlocks) && blocks.length > 0;
  const actions = useMemo(() => selectionActions(document, requests), [document, requests]);
  useTextRange(document);
  useBlockClipboard(document, requests, actions);
  if (blocks.length < 2 && !canPaste) return null;
  return (
    <div className="tool-selection" role="toolbar" aria-label={intl.formatMessage(messages.bar)}>
      <span className="tool-selection__count" role="status">
        <FormattedMessage {...messages.count} values={{ count: blocks.length }} />
      </span>
      <Action id="toolbar-cut-blocks" icon="cut" words={messages.cut} onClick={() => actions.cut()} />
      <Action id="toolbar-copy-blocks" icon="copy" words={messages.copy} onClick={() => actions.copy()} />
      {canPaste && (
        <Action
          id="toolbar-paste-blocks"
          icon="paste"
          words={messages.paste}
          onClick={() => actions.paste()}
        />
      )}
      <Action icon="plus" words={messages.duplicate} onClick={() => actions.duplicate()} />
      <Action icon="arrow-up" words={messages.up} isShort onClick={() => actions.move('up')} />
      <Action icon="arrow-down" words={messages.down} isShort onClick={() => actions.move('down')} />
      <Action
        id="toolbar-delete-blocks"
        icon="trash"
        words={messages.delete}
        onClick={() => actions.remove()}
      />
      <Action
        icon="close"
        words={messages.end}
        isShort
        onClick={() => document.run((state) => selectBlocks(state, []))}
      />
    </div>
  );
}
