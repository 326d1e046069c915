import { FormattedMessage } from 'react-intl';
import { stealLock, type Lock } from '@/api/editing';
import { Screen } from '@/components/screen/screen';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useOwnSubmit } from '@/state/use-own-submit';
import { messages } from '../messages';
import type { OpenedPage } from './opened-page';

interface LockedNoticeProps {
  page: Pick<OpenedPage, 'path' | 'language'>;
  lock: Lock;
  retry: () => void;
}

/** Somebody else edits the page: who, and the two ways on. */
export function LockedNotice({ page: { path, language }, lock, retry }: LockedNoticeProps) {
  const { remote, submit } = useOwnSubmit(() => stealLock(path, { language }));
  const unlock = async () => {
    if ((await submit()).status === 'loaded') retry();
  };
  return (
    <Screen
      title={messages.lockedTitle}
      lead={<FormattedMessage {...messages.locked} values={{ name: lock.creatorName || lock.creator }} />}
    >
      <p>
        <FormattedMessage {...messages.unlockHint} />
      </p>
      {remote.status === 'failed' && (
        <p className="notice notice--error" role="alert">
          <FormattedMessage {...messages.unlockFailed} />
        </p>
      )}
      <p className="tool-leave__actions">
        <UniversalLink to={path || '/'} className="button">
          <FormattedMessage {...messages.back} />
        </UniversalLink>
        <button type="button" className="button button--outline unlock" onClick={() => void unlock()}>
          <FormattedMessage {...messages.unlock} />
        </button>
      </p>
    </Screen>
  );
}
