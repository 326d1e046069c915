import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { messages } from '../messages';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what is not saved is thrown away. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title={<FormattedMessage {...messages.leaveTitle} />} onClose={onStay} className="tool-leave">
      <p>
        <FormattedMessage {...messages.leaveText} />
      </p>
      <div className="tool-leave__actions">
        <button type="button" className="button button--outline" onClick={onLeave}>
          <FormattedMessage {...messages.leave} />
        </button>
        <button type="button" className="button" onClick={onStay}>
          <FormattedMessage {...messages.stay} />
        </button>
      </div>
    </Dialog>
  );
}
