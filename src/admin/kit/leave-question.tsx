import { FormattedMessage } from 'react-intl';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { useLeaveGuard } from '@/tool/leaving/use-leave-guard';
import { AdminDialog } from './admin-dialog';
import { messages } from './messages';

/** Asks before a screen is left whose changes are not saved. */
export function LeaveQuestion({ isUnsaved, address }: { isUnsaved: boolean; address: string }) {
  useUnsavedWork(isUnsaved);
  const { goOn, stay } = useLeaveGuard(isUnsaved, address);
  if (!goOn) return null;
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.leaveTitle} />}
      onClose={stay}
      action={
        <button type="button" className="admin-button admin-button--danger" onClick={goOn}>
          <FormattedMessage {...messages.leave} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.leaveText} />
      </p>
    </AdminDialog>
  );
}
