import type { Language } from '@/lib/language';
import { flag, oneOf, records, text, type Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** Somebody has a right by this page, by a place above it, by the whole site, or not at all. */
export type Right = 'own' | 'acquired' | 'global' | 'none';

export interface SharingEntry {
  id: string;
  login: string;
  title: string;
  type: 'user' | 'group';
  rights: Readonly<Record<string, Right>>;
}

export interface Sharing {
  roles: readonly { id: string; title: string }[];
  entries: readonly SharingEntry[];
  /** Whether the rights of the places above hold here, too. */
  inherits: boolean;
}

const roles = records({ id: text(), title: text() });
const entryFields = records({
  id: text(),
  login: text(),
  title: text(),
  type: oneOf(['user', 'group'], 'user'),
  roles: { read: (stored) => (isRecord(stored) ? stored : {}) } as Shape<Record<string, unknown>>,
});
const inherits = flag();

function rightOf(stored: unknown): Right {
  if (stored === 'acquired' || stored === 'global') return stored;
  return stored === true ? 'own' : 'none';
}

/** Who may do what with a page; `search` brings others whom one may give rights to. */
export async function getSharing(path: string, search: string, call: Call): Promise<Sharing> {
  const answer = await request<unknown>(`${path}/@sharing`, { ...call, query: { search } });
  if (!isRecord(answer)) throw malformed('The answer holds no rights.');
  const available = roles.read(answer['available_roles']);
  return {
    roles: available,
    entries: entryFields.read(answer['entries']).map(({ roles: stored, ...entry }) => ({
      ...entry,
      title: entry.title || entry.id,
      rights: Object.fromEntries(
        available.map(({ id }) => [id, rightOf(Object.hasOwn(stored, id) ? stored[id] : false)]),
      ),
    })),
    inherits: inherits.read(answer['inherit']) !== false,
  };
}

/** Gives rights. Of an entry that is sent all roles are replaced, so each says those that hold here by themselves. */
export async function postSharing(
  path: string,
  changed: { entries: readonly SharingEntry[]; inherits?: boolean },
  call: Call,
): Promise<void> {
  const entries = changed.entries.map(({ id, type, rights }) => ({
    id,
    type,
    roles: Object.fromEntries(Object.entries(rights).map(([role, right]) => [role, right === 'own'])),
  }));
  const body = { entries, ...(changed.inherits !== undefined && { inherit: changed.inherits }) };
  await requestWrite<unknown>(`${path}/@sharing`, { ...call, method: 'POST', body });
}
