import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { messages } from '../../messages';
import './style.css';

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** Saves, and leaves once that is done. */
  onSave: () => Promise<void>;
}

/** Asks before what is not saved is left: it may be saved first. */
export function LeaveDialog({ onStay, onDiscard, onSave }: LeaveDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void onSave().finally(() => setSaving(false));
  };
  return (
    <Dialog title={<FormattedMessage {...messages.leaveTitle} />} onClose={onStay} className="tool-leave">
      <p>
        <FormattedMessage {...messages.leaveText} />
      </p>
      <div className="tool-leave__actions">
        <button type="button" className="tool-leave__action tool-leave__action--discard" onClick={onDiscard}>
          <FormattedMessage {...messages.leave} />
        </button>
        <button type="button" className="tool-leave__action tool-leave__action--plain" onClick={onStay}>
          <FormattedMessage {...messages.stay} />
        </button>
        <button type="button" className="tool-leave__action" disabled={isSaving} onClick={save}>
          <FormattedMessage {...messages.saveAndLeave} />
        </button>
      </div>
    </Dialog>
  );
}
