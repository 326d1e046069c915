import { FormattedMessage, useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { showToast } from '@/tool/toasts/toast-store';
import { usePageDocument } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { drawChange, followSelection } from '../input/change-and-follow';
import { useEditor } from '../input/use-editor';
import { useChangeKind, useEditSession } from '../session/edit-session';
import type { ChangeKind } from '../session/drafts/draft-changes';
import './change-mark.css';

const messages = defineMessages({
  added: { id: 'editor.change.added' },
  changed: { id: 'editor.change.changed' },
  moved: { id: 'editor.change.moved' },
  takeBack: { id: 'editor.change.take-back' },
  refused: { id: 'editor.change.refused' },
});

/** Stands at a block that is unsaved since an earlier sitting: an edge, and while the block is meant what it is about. */
export function ChangeMark({ blockKey }: { blockKey: BlockKey }) {
  const kind = useChangeKind(blockKey);
  return kind && <Change blockKey={blockKey} kind={kind} />;
}

function Change({ blockKey, kind }: { blockKey: BlockKey; kind: ChangeKind }) {
  const intl = useIntl();
  const document = usePageDocument();
  const { focus } = useEditor();
  const { changes } = useEditSession();
  const takeBack = () => {
    const selection = drawChange(document, () => changes.takeBack(blockKey));
    if (selection) followSelection(document, focus, selection);
    else showToast({ kind: 'warning', title: intl.formatMessage(messages.refused) });
  };
  return (
    <div className={`tool-change tool-change--${kind}`} contentEditable={false}>
      <span className="tool-change__edge" />
      <p className="tool-change__label">
        <span className="tool-change__kind">
          <FormattedMessage {...messages[kind]} />
        </span>
        <button type="button" className="tool-change__action" onClick={takeBack}>
          <ToolIcon name="undo" size={16} />
          <FormattedMessage {...messages.takeBack} />
        </button>
      </p>
    </div>
  );
}
