import { useEffect } from 'react';
import { takeLoggedOut } from '@/lib/logged-out';
import { dropOldDrafts } from './draft-store';

/** Drops drafts to which nobody comes back, once the page that is opened has come to rest. */
export function useOldDrafts(userId: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const loggedOut = takeLoggedOut().filter((each) => each !== userId);
      void dropOldDrafts(Date.now(), new Set(loggedOut)).catch(() => undefined);
    }, 3000);
    return () => clearTimeout(timer);
  }, [userId]);
}
