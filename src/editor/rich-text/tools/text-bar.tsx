import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { TextEditing } from '../slate-types';
import { barGroups } from '../text-actions/format-actions';
import type { TextAction } from '../text-actions/text-action';
import { presentLink } from './apply-link';
import { messages } from './messages';
import { roveFocus } from './roving';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { ariaShortcuts } from '@/tool/shortcuts/shortcut';
import { TypeMenu } from './type-menu';
import { useFloating } from './use-floating';

interface TextBarProps {
  editor: TextEditing;
  /** Takes the keyboard when it is shown. */
  isEntered: boolean;
  onLeave: () => void;
}

function BarButton({ editor, action }: { editor: TextEditing; action: TextAction }) {
  const intl = useIntl();
  const isLink = action.id === 'link' && presentLink(editor) !== undefined;
  const title = intl.formatMessage(isLink ? messages.editLink : action.title);
  const isPressed = isLink || action.isPressed?.(editor);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    action.run(editor);
  };
  return (
    <span className="button-wrapper">
      <a
        role="button"
        data-roving
        tabIndex={-1}
        title={title}
        aria-label={title}
        aria-pressed={action.isPressed || isLink ? isPressed : undefined}
        aria-keyshortcuts={ariaShortcuts(action.keys)}
        className={isPressed ? 'tool-text__button tool-text__button--on' : 'tool-text__button'}
        onKeyDown={handleKey}
        onClick={() => action.run(editor)}
      >
        {action.icon && <ToolIcon name={action.icon} size={18} />}
      </a>
    </span>
  );
}

/** The tools for selected text, above it. */
export function TextBar({ editor, isEntered, onLeave }: TextBarProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useFloating(editor, box, 'above');
  useEffect(() => {
    // A menu in it may have taken the keyboard already.
    const isInside = box.current?.contains(document.activeElement) ?? false;
    if (isEntered && !isInside) box.current?.querySelector<HTMLElement>('[data-roving]')?.focus();
  }, [isEntered]);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    } else roveFocus(event);
  };
  return (
    <div
      ref={box}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.bar)}
      className="tool-text slate-inline-toolbar"
      onKeyDown={handleKey}
      onMouseDown={(event) => event.preventDefault()}
    >
      <TypeMenu editor={editor} />
      {barGroups.map((group) => (
        <div key={group[0]?.id} className="tool-text__group">
          {group.map((action) => (
            <BarButton key={action.id} editor={editor} action={action} />
          ))}
        </div>
      ))}
    </div>
  );
}
