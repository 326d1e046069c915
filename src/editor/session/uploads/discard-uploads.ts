import { getHeld, isUsed } from '@/api/held-uploads';
import { deleteContent, unlessGone } from '@/api/organising';
import { refuseOthers } from '@/api/refuse-others';
import type { Language } from '@/lib/language';
import { forgetUploads } from './ledger-store';
import type { UploadLedger } from './ledger';

/**
 * Removes what was uploaded for a page that nobody saves. What other content uses stays where it is, so that no link breaks
 * and nothing is published unasked; so does what somebody else has put into the folder.
 */
async function discardUploads(
  { holder, loose }: UploadLedger,
  person: string,
  language: Language,
): Promise<void> {
  refuseOthers(person);
  const call = { language };
  const held = holder === undefined ? undefined : await getHeld(holder, person, call);
  const used = new Set<string>();
  for (const path of [...(held?.own ?? []), ...loose])
    if (await isUsed(path, call).catch(() => true)) used.add(path);
  const isWhole = held?.hasMore === false && !held.own.some((path) => used.has(path));
  const gone = isWhole && holder !== undefined ? [holder] : (held?.own ?? []);
  for (const path of [...gone, ...loose])
    if (!used.has(path)) await unlessGone(deleteContent(path, { ...call, isForGood: true }));
}

/** Removes what is remembered under a key, and forgets it; what could not be removed is tried again another day. */
export async function discardRemembered(
  key: string,
  ledger: UploadLedger,
  person: string,
  language: Language,
): Promise<void> {
  await discardUploads(ledger, person, language);
  await forgetUploads(key);
}
