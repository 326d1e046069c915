import { FormattedMessage, useIntl } from 'react-intl';
import { deleteUser, type Account } from '@/api/accounts';
import { useLanguage } from '@/i18n/use-language';
import { useSubmit } from '@/state/use-submit';
import { AdminDialog } from '../kit/admin-dialog';
import { useNotify } from '../kit/use-notify';
import { useFailureText } from '../kit/use-failure-text';
import { messages as principalMessages } from '../principals/messages';
import { messages } from './messages';

interface DeleteUserDialogProps {
  user: Account;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether an account is to go. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const { remote, submit } = useSubmit(deleteUser);
  const send = async () => {
    if (remote.status === 'pending') return;
    const settled = await submit(user.id, { language });
    if (settled.status === 'failed') return;
    notify('success', intl.formatMessage(messages.deleted));
    onDeleted();
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      onClose={onClose}
      action={
        <button type="button" className="admin-button admin-button--danger" onClick={() => void send()}>
          <FormattedMessage {...principalMessages.delete} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.deleteText} values={{ username: user.username }} />
      </p>
      {remote.status === 'failed' && (
        <p className="admin-note admin-note--wrong" role="alert">
          <FormattedMessage {...principalMessages.deleteFailed} /> {failureText(remote.error)}
        </p>
      )}
    </AdminDialog>
  );
}
