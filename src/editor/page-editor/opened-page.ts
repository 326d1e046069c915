import { deleteLock, getStored, getTypeSchema, postLock, refreshLock, type Lock } from '@/api/editing';
import type { Language } from '@/lib/language';
import { textOf } from '@/lib/text';

/** A page that is edited: what is stored of it, the form of its type, and the lock under which it is. */
export interface OpenedPage {
  /** Path of the page. */
  path: string;
  language: Language;
  type: string;
  stored: Readonly<Record<string, unknown>>;
  schema: unknown;
  lock: Lock;
}

/** Takes the lock first, so that what is read then is what one changes. */
export async function openPage(path: string, language: Language, signal: AbortSignal): Promise<OpenedPage> {
  const call = { language, signal };
  const lock = await postLock(path, call);
  const stored = await getStored(path, call);
  const type = textOf(stored['@type']);
  return { path, language, type, stored, lock, schema: await getTypeSchema(path, type, call) };
}

/** Milliseconds between refreshments of a lock, which lasts ten minutes. */
const refreshment = 240_000;

/** Keeps the lock of a page until it is left, and gives it back then. Whoever lost it learns so by the next save. */
export function holdLock({ path, language, lock }: OpenedPage, userId: string): () => void {
  if (lock.token === '' || lock.creator !== userId) return () => undefined;
  const ignore = () => undefined;
  const timer = setInterval(() => void refreshLock(path, { language }).catch(ignore), refreshment);
  return () => {
    clearInterval(timer);
    void deleteLock(path, { language }).catch(ignore);
  };
}
