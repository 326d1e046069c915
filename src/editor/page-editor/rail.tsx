import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useCanRedo, useCanUndo } from '../document/hooks';
import type { ToolIconName } from '../tool-icon/icon-paths';
import { ToolIcon } from '../tool-icon/tool-icon';
import '../rail/style.css';
import { messages } from './messages';
import { RailView } from './page-preview/rail-view';
import type { PagePreviewState } from './page-preview/use-preview';
import { useUndo } from './use-undo';

interface RailButtonProps {
  id?: string;
  className?: string;
  icon: ToolIconName;
  words: MessageDescriptor;
  isDisabled?: boolean;
  onClick: () => void;
}

function RailButton({ id, className = '', icon, words, isDisabled = false, onClick }: RailButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={`tool-rail__entry ${className}`.trim()}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      <ToolIcon name={icon} />
      <span className="tool-rail__words">
        <FormattedMessage {...words} />
      </span>
    </button>
  );
}

interface RailProps {
  preview: PagePreviewState;
  isSaving: boolean;
  onSave: () => void;
  onSaveAndStay: () => void;
  onCancel: () => void;
}

/** What is done with the page as a whole. */
export function Rail({ preview, isSaving, onSave, onSaveAndStay, onCancel }: RailProps) {
  const intl = useIntl();
  const { undo, redo } = useUndo();
  const canUndo = useCanUndo();
  const canRedo = useCanRedo();
  return (
    <div id="toolbar" className="tool-rail" role="toolbar" aria-label={intl.formatMessage(messages.toolbar)}>
      <div id="toolbar-body" className="tool-rail__body toolbar-actions">
        <RailButton
          id="toolbar-save"
          className="tool-rail__entry--main save"
          icon="save"
          words={isSaving ? messages.saving : messages.save}
          isDisabled={isSaving}
          onClick={onSave}
        />
        <RailButton
          icon="check"
          words={messages.saveAndStay}
          isDisabled={isSaving}
          className="save-and-stay"
          onClick={onSaveAndStay}
        />
        <RailButton icon="close" className="cancel" words={messages.cancel} onClick={onCancel} />
        <RailButton
          icon="undo"
          className="undo"
          words={messages.undo}
          isDisabled={!canUndo}
          onClick={() => undo()}
        />
        <RailButton
          icon="redo"
          className="redo"
          words={messages.redo}
          isDisabled={!canRedo}
          onClick={() => redo()}
        />
        <RailView preview={preview} />
      </div>
    </div>
  );
}
