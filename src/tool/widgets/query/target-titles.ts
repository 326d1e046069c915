import { catalogSearch } from '@/api/search';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { record, text } from '@/lib/shape';
import { useRemote } from '@/state/use-remote';
import { useRest } from '../use-vocabulary';

const facts = record({ UID: text() });

export const uidOf = (item: unknown): string => facts.read(item).UID;

/** The content with these ids, of which some may be gone or unseen. */
export function useTargets(uids: readonly string[]): Remote<Summary[]> {
  const language = useLanguage();
  const key = uids.length === 0 ? null : `${language} ${uids.join(' ')}`;
  const { remote } = useRemote(key, async (signal) => {
    const query = { UID: uids, metadata_fields: ['UID'], b_size: uids.length };
    return (await catalogSearch('', query, { language, signal })).items;
  });
  return remote;
}

/** The content that lies at a path, or has an id; an empty list where there is none. */
export function useTargetAt(path: string | undefined, uid: string): Remote<Summary[]> {
  const language = useLanguage();
  const asked = path ?? uid;
  const rest = useRest(asked);
  const key = asked === '' || rest !== asked ? null : `${language} ${asked}`;
  const { remote } = useRemote(key, async (signal) => {
    const at = path === undefined ? { UID: uid } : { 'path.query': path, 'path.depth': 0 };
    return (await catalogSearch('', { ...at, b_size: 1 }, { language, signal })).items;
  });
  return remote;
}

/** What content is called: its title, or where it lies. */
export const nameOf = (item: Summary): string => item.title || flatten(item['@id']);
