import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { messages } from './messages';
import '@/tool/tokens.css';
import './style.css';

interface AdminDialogProps {
  title: ReactNode;
  /** Pixels; a short question is narrow. */
  width?: 440 | 560 | 880;
  /** What takes the focus first. */
  firstFocus?: RefObject<HTMLElement> | undefined;
  onClose: () => void;
  children: ReactNode;
  /** Its main button, beside that which cancels. */
  action: ReactNode;
}

/** A dialog in the tool's dress. */
export function AdminDialog(props: AdminDialogProps) {
  const { title, width = 440, firstFocus, onClose, children, action } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className={`tool admin-dialog admin-dialog--${width}`}
      firstFocus={firstFocus}
    >
      <div className="admin-dialog__body">{children}</div>
      <div className="admin-dialog__actions">
        <button type="button" className="admin-button admin-button--plain" onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </button>
        {action}
      </div>
    </Dialog>
  );
}
