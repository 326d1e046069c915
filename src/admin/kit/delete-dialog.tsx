import type { ReactNode } from 'react';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { useOwnSubmit } from '@/state/use-own-submit';
import { ConfirmDialog } from './confirm-dialog';
import { useFailureText } from './use-failure-text';
import { useNotify } from './use-notify';

interface DeleteDialogProps {
  title: ReactNode;
  confirm: ReactNode;
  remove: (call: { language: Language }) => Promise<unknown>;
  /** What is notified once it is gone. */
  deleted: string;
  /** Stands before the reason where it could not be deleted. */
  failed?: ReactNode;
  onClose: () => void;
  onDeleted: () => void;
  children: ReactNode;
}

/** Asks whether something is to go, deletes it, and stays with the reason where that fails. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, confirm, remove, deleted, failed, onClose, onDeleted, children } = props;
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const { remote, submit } = useOwnSubmit(remove);
  const send = async () => {
    if (remote.status === 'pending') return;
    const settled = await submit({ language });
    if (settled.status === 'failed') return;
    notify('success', deleted);
    onDeleted();
  };
  return (
    <ConfirmDialog title={title} confirm={confirm} onConfirm={() => void send()} onClose={onClose}>
      {children}
      {remote.status === 'failed' && (
        <p className="admin-note admin-note--wrong" role="alert">
          {failed} {failureText(remote.error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
