import { del, entries, get, set } from 'idb-keyval';
import { draftsStore, heldKeys } from '../drafts/draft-store';
import { nameOfUser } from '../drafts/draft';
import { readLedger } from './data';
import { ledgerForm, type UploadLedger } from './ledger';

const suffix = '\nuploads';
/** Milliseconds after which no tab goes on with them, where the browser cannot say which tabs live. */
const longestSitting = 24 * 60 * 60 * 1000;

export const readUploads = async (key: string): Promise<UploadLedger | undefined> =>
  readLedger(await get<unknown>(key + suffix, draftsStore()));

export const keepUploads = (key: string, ledger: UploadLedger): Promise<void> =>
  set(key + suffix, { form: ledgerForm, ...ledger }, draftsStore());

export const forgetUploads = (key: string): Promise<void> => del(key + suffix, draftsStore());

/** Uploads of a person with which no tab goes on, and of which no draft is left. */
export async function abandonedUploads(
  user: string,
  now: number,
): Promise<readonly (readonly [key: string, ledger: UploadLedger])[]> {
  const [held, all] = await Promise.all([heldKeys(), entries<string, unknown>(draftsStore())]);
  const known = new Set(all.map(([key]) => key));
  const canTell = 'locks' in navigator;
  return all.flatMap(([name, stored]) => {
    if (!name.endsWith(suffix) || nameOfUser(name) !== user) return [];
    const key = name.slice(0, -suffix.length);
    const ledger = readLedger(stored);
    if (!ledger || known.has(key) || held.has(key)) return [];
    return canTell || now - ledger.began > longestSitting ? [[key, ledger] as const] : [];
  });
}
