import { useState, useSyncExternalStore } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { download } from '@/lib/download';
import { showToast } from '@/tool/toasts/toast-store';
import { ShortcutKeys } from '@/tool/shortcuts/shortcut-keys';
import { ActionButton } from '../../actions/action-button';
import { nextChange } from '../../actions/draft-actions';
import { useEditSession } from '../../session/edit-session';
import { dropDraft, type UnreadableDraft } from '../../session/drafts/draft-store';
import type { Resumed } from '../../session/drafts/resume-draft';
import { messages } from './messages';
import { Notice, NoticeAction } from './notice';

/** Work of an earlier sitting is there again: since when, and the ways back. */
export function ResumedNotice({ onShowStored }: { onShowStored: () => void }) {
  const { resumed, changes } = useEditSession();
  const isTold = useSyncExternalStore(changes.subscribe, changes.isTold);
  // Once it is saved there is nothing to say of it any more.
  if (!resumed || !isTold) return null;
  return <ResumedLine resumed={resumed} onShowStored={onShowStored} />;
}

/** Which day it was, as one speaks of it. */
function dayBefore(moment: number): 'today' | 'yesterday' | 'earlier' {
  const day = new Date(moment).toDateString();
  const now = new Date();
  if (day === now.toDateString()) return 'today';
  now.setDate(now.getDate() - 1);
  return day === now.toDateString() ? 'yesterday' : 'earlier';
}

interface ResumedLineProps {
  resumed: Resumed;
  onShowStored: () => void;
}

function ResumedLine({ resumed, onShowStored }: ResumedLineProps) {
  const intl = useIntl();
  const { began, changes: count, isBehind } = resumed;
  const { page, saving, changes } = useEditSession();
  const marked = useSyncExternalStore(changes.subscribe, changes.blocks);
  const discard = () => {
    saving.revert();
    showToast({ kind: 'success', title: intl.formatMessage(messages.discarded) });
  };
  return (
    <Notice
      kind="info"
      icon="clock"
      onClose={changes.close}
      actions={
        <>
          {marked.length > 0 && (
            <ActionButton action={nextChange} className="tool-notice__action" iconSize={16}>
              <span className="tool-notice__next">
                <FormattedMessage {...messages.nextChange} />
              </span>
              <ShortcutKeys shortcut="F8" />
            </ActionButton>
          )}
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
            when: dayBefore(began),
            day: <FormattedDate value={began} day="numeric" month="long" />,
            time: <FormattedTime value={began} />,
          }}
        />
      </strong>{' '}
      <FormattedMessage {...messages.resumedChanges} values={{ changes: count }} />{' '}
      {isBehind && <FormattedMessage {...messages.merged} />}
    </Notice>
  );
}

/** Work is kept that this version of the site cannot read: it is handed out rather than thrown away. */
export function UnreadableNotice({ unreadable }: { unreadable: UnreadableDraft }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  // It is said to be gone once it is: the page may be reloaded at once.
  const forget = () =>
    void dropDraft(unreadable.key)
      .catch(() => undefined)
      .finally(() => setGone(true));
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
