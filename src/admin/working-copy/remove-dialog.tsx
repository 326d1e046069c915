import { FormattedMessage } from 'react-intl';
import { AdminDialog } from '../kit/admin-dialog';
import { messages } from './messages';

interface RemoveDialogProps {
  title: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before what was written in a working copy is lost. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.removeTitle} />}
      onClose={onClose}
      action={
        <button
          type="button"
          className="admin-button admin-button--danger"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          <FormattedMessage {...messages.remove} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.removeText} values={{ title }} />
      </p>
    </AdminDialog>
  );
}
