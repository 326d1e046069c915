import { useState, useSyncExternalStore } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { download } from '@/lib/download';
import { showToast } from '@/tool/toasts/toast-store';
import { useEditSession, useSavingState } from '../../session/edit-session';
import { dropDraft, type UnreadableDraft } from '../../session/drafts/draft-store';
import type { Resumed } from '../../session/drafts/resume-draft';
import { messages } from './messages';
import { Notice, NoticeAction } from './notice';

/** Work of an earlier sitting is there again: since when, and the ways back. */
export function ResumedNotice({ onShowStored }: { onShowStored: () => void }) {
  const { resumed } = useEditSession();
  const { savedVersion } = useSavingState();
  const [isClosed, setClosed] = useState(false);
  // Once it is saved there is nothing to say of it any more.
  if (!resumed || isClosed || savedVersion !== 0) return null;
  return <ResumedLine resumed={resumed} onShowStored={onShowStored} onClose={() => setClosed(true)} />;
}

interface ResumedLineProps {
  resumed: Resumed;
  onShowStored: () => void;
  onClose: () => void;
}

function ResumedLine({ resumed: { began, changes, isBehind }, onShowStored, onClose }: ResumedLineProps) {
  const intl = useIntl();
  const { page, saving } = useEditSession();
  const discard = () => {
    saving.revert();
    showToast({ kind: 'success', title: intl.formatMessage(messages.discarded) });
  };
  const isToday = new Date(began).toDateString() === new Date().toDateString();
  return (
    <Notice
      kind="info"
      icon="clock"
      onClose={onClose}
      actions={
        <>
          {!page.isNew && (
            <NoticeAction onClick={onShowStored}>
              <FormattedMessage {...messages.showStored} />
            </NoticeAction>
          )}
          <NoticeAction isDangerous onClick={discard}>
            <FormattedMessage {...messages.discard} />
          </NoticeAction>
        </>
      }
    >
      <strong>
        <FormattedMessage
          {...messages.resumed}
          values={{
            isToday: isToday ? 'yes' : 'no',
            day: <FormattedDate value={began} day="numeric" month="long" />,
            time: <FormattedTime value={began} />,
          }}
        />
      </strong>{' '}
      <FormattedMessage {...messages.resumedChanges} values={{ changes }} />{' '}
      {isBehind && <FormattedMessage {...messages.joined} />}
    </Notice>
  );
}

/** Work is kept that this version of the site cannot read: it is handed out rather than thrown away. */
export function UnreadableNotice({ unreadable }: { unreadable: UnreadableDraft }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const forget = () => {
    setGone(true);
    void dropDraft(unreadable.key).catch(() => undefined);
  };
  return (
    <Notice
      kind="warning"
      icon="file"
      actions={
        <>
          <NoticeAction onClick={() => download('draft.json', JSON.stringify(unreadable.stored, null, 2))}>
            <FormattedMessage {...messages.download} />
          </NoticeAction>
          <NoticeAction isDangerous onClick={forget}>
            <FormattedMessage {...messages.forget} />
          </NoticeAction>
        </>
      }
    >
      <FormattedMessage {...messages.unreadable} />
    </Notice>
  );
}

/** The browser has no room left for drafts. */
export function StorageNotice() {
  const { drafts } = useEditSession();
  const { kind } = useSyncExternalStore(drafts.subscribe, drafts.state);
  if (kind !== 'full' && kind !== 'failed') return null;
  return (
    <Notice kind="warning" icon="alert">
      <FormattedMessage {...messages.full} />
    </Notice>
  );
}
