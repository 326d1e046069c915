import { useEffect, useId, useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { captureFocus } from '@/lib/focus-around';
import { Icon } from '../icon/icon';
import { messages } from './messages';
import './style.css';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  className?: string;
  /** Says in words how it is closed, where it covers everything. */
  hasCloseWords?: boolean;
  /** What takes the focus first; otherwise the browser gives it to the way out. */
  firstFocus?: RefObject<HTMLElement> | undefined;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. The browser keeps the focus inside, closes it with Esc and gives the
 * focus back to where it was.
 */
export function Dialog({
  title,
  onClose,
  onKeyDown,
  className = '',
  hasCloseWords = false,
  firstFocus,
  children,
}: DialogProps) {
  const intl = useIntl();
  const close = intl.formatMessage(messages.close);
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const goBack = captureFocus();
    dialog?.showModal();
    document.documentElement.classList.add('has-dialog');
    return () => {
      document.documentElement.classList.remove('has-dialog');
      dialog?.close();
      // A dialog that is removed while open leaves the focus on the page's body.
      goBack();
    };
  }, []);
  useEffect(() => firstFocus?.current?.focus(), [firstFocus]);
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`.trim()}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only the overlay belongs to the dialog element itself: its inside is covered by the panel.
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog__panel">
        <header className="dialog__head">
          <h2 id={titleId} className="dialog__title">
            {title}
          </h2>
          <button
            type="button"
            className={hasCloseWords ? 'button button--outline dialog__close' : 'icon-button dialog__close'}
            onClick={onClose}
            {...(hasCloseWords ? {} : { 'aria-label': close, title: close })}
          >
            {hasCloseWords && close}
            <Icon name="close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
