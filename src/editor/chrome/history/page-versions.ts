import { getHistory } from '@/api/history';
import type { Language } from '@/lib/language';

/** A saved state of a page. */
export interface PageVersion {
  version: number;
  /** Milliseconds since 1970. */
  time: number;
  /** Who has saved it. */
  person: string;
  /** What they have said of it, else what they have done. */
  words: string;
}

/** The saved states of a page, the newest first; types without versions have none. */
export async function getVersions(
  path: string,
  call: { language: Language; signal?: AbortSignal },
): Promise<PageVersion[]> {
  const entries = await getHistory(path, call);
  return entries.flatMap(({ type, version, time, comments, transition_title: action, actor }) => {
    const moment = Date.parse(time);
    if (type !== 'versioning' || version === undefined || Number.isNaN(moment)) return [];
    return [{ version, time: moment, person: actor.fullname || actor.id, words: comments || action }];
  });
}
