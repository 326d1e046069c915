import type { ReactNode } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import '@/tool/tokens.css';
import './style.css';

interface AdminDialogProps {
  title: ReactNode;
  /** Pixels; a short question is narrow. */
  width?: 440 | 560 | 880;
  onClose: () => void;
  children: ReactNode;
  /** Its buttons, the main one last. */
  actions?: ReactNode;
}

/** A dialog in the tool's dress. */
export function AdminDialog({ title, width = 440, onClose, children, actions }: AdminDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} className={`tool admin-dialog admin-dialog--${width}`}>
      <div className="admin-dialog__body">{children}</div>
      {actions && <div className="admin-dialog__actions">{actions}</div>}
    </Dialog>
  );
}
