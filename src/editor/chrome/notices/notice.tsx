import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from './messages';
import './style.css';

interface NoticeProps {
  kind: 'info' | 'warning' | 'error' | 'offline';
  icon: ToolIconName;
  /** Beside the words, what can be done about it. */
  actions?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}

/** A line below the status bar: how the page stands as long as it stands so. It never comes in the way. */
export function Notice({ kind, icon, actions, onClose, children }: NoticeProps) {
  const intl = useIntl();
  return (
    <div className={`tool-notice tool-notice--${kind}`} role={kind === 'info' ? 'status' : 'alert'}>
      <ToolIcon name={icon} size={16} />
      <p className="tool-notice__words">{children}</p>
      {actions}
      {onClose && (
        <button
          type="button"
          className="tool-notice__close"
          aria-label={intl.formatMessage(messages.close)}
          onClick={onClose}
        >
          <ToolIcon name="close" size={16} />
        </button>
      )}
    </div>
  );
}

interface NoticeActionProps {
  isDangerous?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function NoticeAction({ isDangerous = false, onClick, children }: NoticeActionProps) {
  return (
    <button
      type="button"
      className={`tool-notice__action${isDangerous ? ' tool-notice__action--danger' : ''}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
