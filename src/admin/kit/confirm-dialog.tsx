import type { ReactNode } from 'react';
import { AdminDialog } from './admin-dialog';

interface ConfirmDialogProps {
  title: ReactNode;
  /** The words of the button that does it; without them it can only be closed. */
  confirm: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that takes away. */
export function ConfirmDialog({ title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <AdminDialog
      title={title}
      onClose={onClose}
      action={
        confirm && (
          <button type="button" className="admin-button admin-button--danger" onClick={onConfirm}>
            {confirm}
          </button>
        )
      }
    >
      {children}
    </AdminDialog>
  );
}
