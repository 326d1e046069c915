import { FormattedMessage } from 'react-intl';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { useLeaveGuard } from '@/tool/leaving/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';
import { messages } from './messages';

/** Asks before a screen is left whose changes are not saved. */
export function LeaveQuestion({ isUnsaved, address }: { isUnsaved: boolean; address: string }) {
  useUnsavedWork(isUnsaved);
  const { goOn, stay } = useLeaveGuard(isUnsaved, address);
  if (!goOn) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.leaveTitle} />}
      onClose={stay}
      confirm={<FormattedMessage {...messages.leave} />}
      onConfirm={goOn}
    >
      <p>
        <FormattedMessage {...messages.leaveText} />
      </p>
    </ConfirmDialog>
  );
}
