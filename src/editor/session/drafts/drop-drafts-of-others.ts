import { takeLoggedOut } from '@/lib/logged-out';
import { dropOldDrafts } from './draft-store';

/** Drops the drafts of whoever else has logged out of this browser, and those to which nobody comes back. */
export async function dropDraftsOfOthers(userId: string): Promise<void> {
  const loggedOut = takeLoggedOut().filter((each) => each !== userId);
  await dropOldDrafts(Date.now(), new Set(loggedOut));
}
