import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEditSession, useSavingState } from '../../session/edit-session';
import { useWaitingChanges } from '../../session/use-waiting-changes';
import { messages, reasonMessages } from './messages';
import { Notice, NoticeAction } from './notice';

/** Whole seconds until a moment, counted down. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

function NextTry({ at }: { at: number }) {
  const { saving } = useEditSession();
  const seconds = useSecondsTo(at);
  return (
    <>
      {/* The time that runs is for the eye. */}
      <span aria-live="off">
        <FormattedMessage {...messages.nextTry} values={{ seconds }} />
      </span>
      <NoticeAction onClick={() => void saving.save()}>
        <FormattedMessage {...messages.tryNow} />
      </NoticeAction>
    </>
  );
}

/** There is no network, or nobody answers: what waits is sent once there is. */
export function OfflineNotice() {
  const { retryAt } = useSavingState();
  const count = useWaitingChanges();
  if (count === undefined) return null;
  return (
    <Notice
      kind="offline"
      icon="alert"
      actions={retryAt !== undefined && <NextTry key={retryAt} at={retryAt} />}
    >
      <strong>
        <FormattedMessage {...messages.offline} />
      </strong>{' '}
      {/* What is typed on is counted for the eye. */}
      <span aria-live="off">
        <FormattedMessage
          {...(retryAt === undefined ? messages.offlineText : messages.waitingText)}
          values={{ count }}
        />
      </span>
    </Notice>
  );
}

/** Why the page was not saved, where it is no matter of single fields. */
export function FailureNotice() {
  const { saving } = useEditSession();
  const { failure } = useSavingState();
  if (!failure || (failure.said === '' && !failure.reason)) return null;
  return (
    <Notice
      kind="error"
      icon="alert"
      onClose={saving.dismiss}
      actions={
        <NoticeAction onClick={() => void saving.save()}>
          <FormattedMessage {...messages.retry} />
        </NoticeAction>
      }
    >
      <strong>
        <FormattedMessage {...messages.notSaved} />
      </strong>{' '}
      {failure.reason ? <FormattedMessage {...reasonMessages[failure.reason]} /> : failure.said}
    </Notice>
  );
}

/** Somebody else has taken the lock of the page. */
export function LockNotice() {
  const { lock } = useEditSession();
  const state = useSyncExternalStore(lock.subscribe, lock.state);
  const [hasFailed, setFailed] = useState(false);
  if (state.kind === 'held') return null;
  const steal = () => {
    setFailed(false);
    lock.steal().catch(() => setFailed(true));
  };
  return (
    <Notice
      kind="warning"
      icon="lock"
      actions={
        <NoticeAction onClick={steal}>
          <FormattedMessage {...messages.steal} />
        </NoticeAction>
      }
    >
      <strong>
        <FormattedMessage {...messages.lost} values={{ name: state.by }} />
      </strong>{' '}
      <FormattedMessage {...(hasFailed ? messages.stealFailed : messages.lostText)} />
    </Notice>
  );
}

/** The same page is open in another tab. */
export function TabsNotice() {
  const { subscribe, isOpenElsewhere } = useEditSession();
  const isThere = useSyncExternalStore(subscribe, isOpenElsewhere);
  const [isClosed, setClosed] = useState(false);
  if (!isThere || isClosed) return null;
  return (
    <Notice kind="info" icon="info" onClose={() => setClosed(true)}>
      <strong>
        <FormattedMessage {...messages.elsewhere} />
      </strong>{' '}
      <FormattedMessage {...messages.elsewhereText} />
    </Notice>
  );
}
