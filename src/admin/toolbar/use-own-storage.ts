import { useEffect } from 'react';
import { forgetOwn, keepFor } from '@/lib/browser-storage';
import { useAppStore, useSession } from '@/state/hooks';

/** What the browser keeps for somebody goes with the session, however that ends, and is not for whoever logs in next. */
export function useOwnStorage(): void {
  const store = useAppStore();
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    keepFor(userId);
    return () => {
      if (store.getState().session.current?.userId !== userId) forgetOwn();
    };
  }, [store, userId]);
}
