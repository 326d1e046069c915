import { useSyncExternalStore } from 'react';
import { useEditSession, useSavingState } from './edit-session';

const onConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * How many blocks and fields lie in this browser alone, as long as there is no network or nobody answers; undefined
 * otherwise. Counted as drafts are kept, not with each letter.
 */
export function useWaitingChanges(): number | undefined {
  const { saving, drafts } = useEditSession();
  const { retryAt } = useSavingState();
  useSyncExternalStore(drafts.subscribe, drafts.state);
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return isOnline && retryAt === undefined ? undefined : saving.changes();
}
