import { FormattedMessage, useIntl } from 'react-intl';
import { deleteUser, type Account } from '@/api/accounts';
import { DeleteDialog } from '../kit/delete-dialog';
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
  return (
    <DeleteDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      confirm={<FormattedMessage {...principalMessages.delete} />}
      remove={(call) => deleteUser(user.id, call)}
      deleted={intl.formatMessage(messages.deleted)}
      failed={<FormattedMessage {...principalMessages.deleteFailed} />}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>
        <FormattedMessage {...messages.deleteText} values={{ username: user.username }} />
      </p>
    </DeleteDialog>
  );
}
