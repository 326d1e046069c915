import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { messages } from '../messages';
import './style.css';

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
        <button type="button" className="tool-leave__action tool-leave__action--discard" onClick={onLeave}>
          <FormattedMessage {...messages.leave} />
        </button>
        <button type="button" className="tool-leave__action" onClick={onStay}>
          <FormattedMessage {...messages.stay} />
        </button>
      </div>
    </Dialog>
  );
}
