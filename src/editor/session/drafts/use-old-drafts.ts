import { useEffect } from 'react';
import { takeLoggedOut } from '@/lib/logged-out';
import type { Language } from '@/lib/language';
import { discardRemembered } from '../uploads/discard-uploads';
import { abandonedUploads } from '../uploads/ledger-store';
import { dropOldDrafts } from './draft-store';

/** Drops drafts to which nobody comes back, and what was uploaded for them. */
async function sweep(userId: string, language: Language): Promise<void> {
  const loggedOut = takeLoggedOut().filter((each) => each !== userId);
  await dropOldDrafts(Date.now(), new Set(loggedOut));
  for (const [key, ledger] of await abandonedUploads(userId, Date.now()))
    await discardRemembered(key, ledger, userId, language);
}

/** Sweeps once the page that is opened has come to rest. */
export function useOldDrafts(userId: string, language: Language): void {
  useEffect(() => {
    const timer = setTimeout(() => void sweep(userId, language).catch(() => undefined), 3000);
    return () => clearTimeout(timer);
  }, [userId, language]);
}
