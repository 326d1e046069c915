import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { messages } from './messages';

interface RemoveDialogProps {
  title: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before what was written in a working copy is lost. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.removeTitle} />}
      onClose={onClose}
      confirm={<FormattedMessage {...messages.remove} />}
      onConfirm={() => {
        onClose();
        onRemove();
      }}
    >
      <p>
        <FormattedMessage {...messages.removeText} values={{ title }} />
      </p>
    </ConfirmDialog>
  );
}
