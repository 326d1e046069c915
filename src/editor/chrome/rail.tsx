import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayHaveAddOn } from '@/api/add-on';
import { useCanRedo, useCanUndo } from '../document/hooks';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { SkipToTools } from '@/tool/rail/skip-to-tools';
import { ariaShortcuts } from '@/tool/shortcuts/shortcut';
import '@/tool/rail/style.css';
import { runAction, type Action } from '../actions/action';
import {
  cancel,
  find,
  redo,
  save,
  saveAndStay,
  showChecks,
  showNotes,
  showPatterns,
  showShortcuts,
  undo,
} from '../actions/page-actions';
import { toggleSource } from '../actions/translation-actions';
import { useEditor } from '../input/use-editor';
import { messages } from '../messages';
import { useWaitingChanges } from '../session/use-waiting-changes';
import { FindingCounter } from './checks/finding-counter';
import { NoteCounter } from './notes/note-counter';
import { RailView } from './page-preview/rail-view';
import type { PagePreviewState } from './page-preview/use-preview';
import './rail.css';

interface RailButtonProps {
  action: Action;
  id?: string;
  className: string;
  isDisabled?: boolean;
  /** Other words than those of the action. */
  words?: Action['title'];
  /** Of a button that shows and hides something. */
  isPressed?: boolean;
  /** Stands at its corner. */
  children?: ReactNode;
}

function RailButton(props: RailButtonProps) {
  const { action, id, className, isDisabled = false, words = action.title, isPressed, children } = props;
  const editor = useEditor();
  return (
    <button
      id={id}
      type="button"
      className={`tool-rail__entry ${className}`}
      aria-disabled={isDisabled}
      aria-pressed={isPressed}
      aria-keyshortcuts={ariaShortcuts(action.keys)}
      onClick={() => {
        if (!isDisabled) runAction(editor, action);
      }}
    >
      {action.icon && <ToolIcon name={action.icon} />}
      <span className="tool-rail__words">
        <FormattedMessage {...words} />
      </span>
      {children}
    </button>
  );
}

/** How much waits for a server that answers. */
function WaitingCounter() {
  const count = useWaitingChanges() ?? 0;
  return count > 0 && <span className="tool-counter tool-counter--findings">{count}</span>;
}

interface RailProps {
  preview: PagePreviewState;
  isSaving: boolean;
  /** Whether the source of a translation stands beside it; undefined for pages that translate nothing. */
  isSourceOpen: boolean | undefined;
}

/** What is done with the page as a whole. */
export function Rail({ preview, isSaving, isSourceOpen }: RailProps) {
  const intl = useIntl();
  const canUndo = useCanUndo();
  const canRedo = useCanRedo();
  return (
    <div id="toolbar" className="tool-rail" role="toolbar" aria-label={intl.formatMessage(messages.toolbar)}>
      <SkipToTools>{intl.formatMessage(messages.skipToTools)}</SkipToTools>
      <div id="toolbar-body" className="tool-rail__body toolbar-actions">
        <RailButton
          id="toolbar-save"
          action={save}
          className="tool-rail__entry--main save"
          isDisabled={isSaving}
          {...(isSaving && { words: messages.saving })}
        >
          <WaitingCounter />
        </RailButton>
        <RailButton action={saveAndStay} className="save-and-stay" />
        <RailButton action={cancel} className="cancel" />
        <RailButton action={undo} className="undo" isDisabled={!canUndo} />
        <RailButton action={redo} className="redo" isDisabled={!canRedo} />
        <RailButton action={showChecks} className="checks">
          <FindingCounter />
        </RailButton>
        {mayHaveAddOn() && (
          <RailButton action={showNotes} className="notes">
            <NoteCounter />
          </RailButton>
        )}
        <RailButton action={find} className="find" />
        <RailButton action={showPatterns} className="patterns" />
        {isSourceOpen !== undefined && (
          <RailButton action={toggleSource} className="source" isPressed={isSourceOpen} />
        )}
        <RailView preview={preview} />
        <RailButton action={showShortcuts} className="shortcuts" />
      </div>
    </div>
  );
}
