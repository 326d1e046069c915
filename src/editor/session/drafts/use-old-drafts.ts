import { useEffect } from 'react';
import type { Language } from '@/lib/language';
import { discardRemembered } from '../uploads/discard-uploads';
import { abandonedUploads } from '../uploads/ledger-store';
import { dropDraftsOfOthers } from './drop-drafts-of-others';

/** Drops drafts to which nobody comes back, and what was uploaded for them. */
async function sweep(userId: string, language: Language): Promise<void> {
  await dropDraftsOfOthers(userId);
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
