import type { Uid } from '../types';

/** Keys of a table by the UIDs that stand in them between slashes. */
export class RecordsOfItems {
  private readonly keys = new Map<Uid, Set<string>>();

  add(key: string): void {
    for (const uid of uidsIn(key)) {
      const keys = this.keys.get(uid) ?? new Set<string>();
      this.keys.set(uid, keys.add(key));
    }
  }

  remove(key: string): void {
    for (const uid of uidsIn(key)) {
      const keys = this.keys.get(uid);
      keys?.delete(key);
      if (keys?.size === 0) this.keys.delete(uid);
    }
  }

  of(uid: Uid): Iterable<string> {
    return this.keys.get(uid) ?? [];
  }
}

const uidsIn = (key: string): string[] => key.split('/').filter((part) => part.length === 32);
