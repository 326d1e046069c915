import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './types';
import { makeFolder, replaceFile } from './files';

/** Derived files, named by the hash of their key. Whoever asks while one is being made waits for the same. */
export function createCache(folder: string): Storage['cached'] {
  const making = new Map<string, Promise<Uint8Array>>();

  async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const bytes = await make();
    try {
      await makeFolder(dirname(path));
      await replaceFile(path, `${path}.new`, [bytes]);
    } catch {
      // A cache that cannot be written costs time, not the answer.
    }
    return bytes;
  }

  return (key, make) => {
    const hash = createHash('sha256').update(key).digest('hex');
    const underWay = making.get(hash);
    if (underWay) return underWay;
    const made = readOrMake(join(folder, hash.slice(0, 2), hash.slice(2)), make).finally(() =>
      making.delete(hash),
    );
    making.set(hash, made);
    return made;
  };
}
