import { useIntl } from 'react-intl';
import type { UnreadableDraft } from '../../session/drafts/draft-store';
import { ResumedNotice, StorageNotice, UnreadableNotice } from './draft-notices';
import { messages } from './messages';
import { FailureNotice, LockNotice, OfflineNotice, TabsNotice } from './saving-notices';

interface NoticesProps {
  unreadable: UnreadableDraft | undefined;
  onShowStored: () => void;
}

/** How the work on the page stands, where there is more to say of it than the status bar does. */
export function Notices({ unreadable, onShowStored }: NoticesProps) {
  const intl = useIntl();
  return (
    <section className="tool-notices" aria-label={intl.formatMessage(messages.region)}>
      <OfflineNotice />
      <LockNotice />
      <FailureNotice />
      <StorageNotice />
      <ResumedNotice onShowStored={onShowStored} />
      <TabsNotice />
      {unreadable && <UnreadableNotice unreadable={unreadable} />}
    </section>
  );
}
