import type { Item, RepositoryReader } from '~mocks/repository/types';

/** A lock as it is stored, under the UID of its item. */
export interface Lock {
  /** Id of the user who holds it. */
  owner: string;
  token: string;
  /** `iterate.lock` while a working copy is checked out; nothing but its own release ends that one. */
  name: 'plone.locking.stealable' | 'iterate.lock';
  /** Others may take a lock away unless this is false. */
  stealable: boolean;
  /** Seconds from the last refresh. */
  timeout: number;
  /** Last refresh, in milliseconds since the epoch. */
  time: number;
}

type View = { repository: RepositoryReader; now: number };

export const editLock = 'plone.locking.stealable';

/** The lock that holds an item at this time; undefined for what is unlocked or cannot be locked. */
export function lockOf({ repository, now }: View, item: Item): Lock | undefined {
  if (!repository.types.of(item.type).lockable) return undefined;
  const lock = repository.record<Lock>('locks', item.uid);
  return lock && lock.time + lock.timeout * 1000 > now ? lock : undefined;
}
