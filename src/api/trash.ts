import type { Language } from '@/lib/language';
import { count, flag, oneOf, record, records, text, type Read } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import { askAddOn } from './add-on';
import { request } from './client';
import { requestWrite } from './repeated';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** Why deleted content cannot simply lie where it lay: its container is gone, or its id is taken. */
type TrashObstacle = 'place' | 'id';

/** Deleted content that can be restored. */
export interface TrashEntry {
  uid: string;
  title: string;
  /** Where it lay. */
  path: string;
  type: string;
  typeId: string;
  /** Dates. */
  deleted: string;
  expires: string;
  /** Who deleted it. */
  by: string;
  /** Address of a small picture of it, '' where it is none. */
  thumbnail: string;
  /** How much lies in it. */
  inside: number;
  /** How many pages lead to it or into it. */
  broken: number;
  obstacle: TrashObstacle | undefined;
}

const person = { id: text(), fullname: text() };

const entry = {
  '@type': text(),
  type_title: text(),
  UID: text(),
  title: text(),
  former: text(),
  deleted: text(),
  expires: text(),
  deleted_by: record(person),
  items_inside: count(),
  breaches_total: count(),
  obstacle: oneOf(['place', 'id']),
  thumbnail: text(),
};

const listShape = record({ items: records(entry), items_total: count(), persons: records(person) });

const entryOf = (stored: Read<typeof listShape>['items'][number]): TrashEntry => ({
  uid: stored.UID,
  title: stored.title,
  path: withoutEndSlashes(flatten(stored.former)),
  type: stored.type_title || stored['@type'],
  typeId: stored['@type'],
  deleted: stored.deleted,
  expires: stored.expires,
  by: stored.deleted_by.fullname || stored.deleted_by.id,
  thumbnail: flatten(stored.thumbnail),
  inside: stored.items_inside ?? 0,
  broken: stored.breaches_total ?? 0,
  obstacle: stored.obstacle,
});

export interface TrashQuery {
  /** Words of title, place or person. */
  filter: string;
  /** Id of who deleted it, '' for anybody. */
  by: string;
  /** Only what pages lead to that are still there. */
  isBroken: boolean;
  start: number;
  size: number;
}

/** Deleted content, and those who deleted what lies there. */
export interface Trash {
  entries: TrashEntry[];
  total: number;
  persons: { id: string; name: string }[];
}

/** What was deleted below a place, the latest first; null where the server keeps nothing. */
export async function getTrash(
  place: string,
  { filter, by, isBroken, start, size }: TrashQuery,
  call: Call,
): Promise<Trash | null> {
  const query = {
    SearchableText: filter,
    by: by || undefined,
    broken: isBroken ? 1 : undefined,
    b_start: start,
    b_size: size,
  };
  return askAddOn(
    async () => {
      const answer = await request<unknown>(`${place}/@trash`, { ...call, query });
      const { items, items_total: total, persons } = listShape.read(answer);
      return {
        entries: items.map(entryOf),
        total: total ?? items.length,
        persons: persons.map(({ id, fullname }) => ({ id, name: fullname || id })),
      };
    },
    () => null,
  );
}

/** Whether the server keeps deleted content, so that deleting can be taken back. */
export const keepsDeleted = async (call: Call): Promise<boolean> =>
  (await getTrash('', { filter: '', by: '', isBroken: false, start: 0, size: 1 }, call)) !== null;

const brokenShape = record({ breaches: records({ '@id': text(), title: text() }) });

/** Pages that lead to deleted content or into it; the server names but the first ones. */
export async function getTrashLinks(
  place: string,
  uid: string,
  call: Call,
): Promise<{ path: string; title: string }[]> {
  const { breaches } = brokenShape.read(await request<unknown>(`${place}/@trash/${uid}`, call));
  return breaches.map((page) => {
    const path = withoutEndSlashes(flatten(page['@id']));
    return { path, title: page.title || path };
  });
}

const restoredShape = record({ '@id': text(), renamed: flag() });

/** Brings deleted content back, to where it lay or to another place; gives its path, and whether its id was taken. */
export async function restoreContent(
  uid: string,
  { place, target }: { place: string; target?: string },
  call: Call,
): Promise<{ path: string; isRenamed: boolean }> {
  const answer = await requestWrite<unknown>(`${place}/@trash/${uid}/restore`, {
    ...call,
    method: 'POST',
    body: target === undefined ? {} : { target: target || '/' },
    // What it leads to and what leads to it is anywhere.
    changes: ['/'],
  });
  const { '@id': address, renamed } = restoredShape.read(answer);
  return { path: withoutEndSlashes(flatten(address)), isRenamed: renamed === true };
}

/** Takes deleted content out of the tray for good. */
export const deleteForGood = async (place: string, uid: string, call: Call): Promise<void> => {
  await requestWrite<unknown>(`${place}/@trash/${uid}`, { ...call, method: 'DELETE', leavesContent: true });
};

const emptiedShape = record({ removed: count(), left: count() });

/** Takes for good all that was deleted below a place, as far as the user may; gives how much it was. */
export async function emptyTrash(place: string, call: Call): Promise<number> {
  let all = 0;
  for (;;) {
    const answer = await requestWrite<unknown>(`${place}/@trash`, {
      ...call,
      method: 'DELETE',
      leavesContent: true,
    });
    const { removed = 0, left = 0 } = emptiedShape.read(answer);
    all += removed;
    if (left === 0 || removed === 0) return all;
  }
}
