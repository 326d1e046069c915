import { createHash } from 'node:crypto';
import type { Change, Storage } from './types';

export interface MemoryStorage extends Storage {
  /** Another storage that begins with what this one holds now. */
  copy(): MemoryStorage;
}

/** Storage that forgets everything with the process, for tests and `--memory`. */
export function createMemoryStorage(
  // As texts, as the journal keeps them: nobody can change what was committed, and writing them costs little.
  records = new Map<string, string>(),
  blobs = new Map<string, Uint8Array>(),
): MemoryStorage {
  const cache = new Map<string, Promise<Uint8Array>>();
  const uploads = new Map<string, Uint8Array[]>();
  const sizeOf = (id: string): number =>
    (uploads.get(id) ?? []).reduce((sum, part) => sum + part.byteLength, 0);

  async function readBlob(blob: string): Promise<Uint8Array> {
    const bytes = blobs.get(blob);
    if (!bytes) throw new Error(`There is no blob ${blob}`);
    return bytes;
  }

  return {
    async load(apply) {
      for (const record of records.values()) apply(JSON.parse(record) as Change);
    },
    async commit(changes) {
      for (const change of changes) {
        const key = `${change.table} ${change.key}`;
        if (change.value === null) records.delete(key);
        else records.set(key, JSON.stringify(change));
      }
    },
    async putBlob(bytes) {
      const whole = bytes instanceof Uint8Array ? bytes : await gather(bytes);
      const blob = createHash('sha256').update(whole).digest('hex');
      blobs.set(blob, Uint8Array.from(whole));
      return { blob, size: whole.length };
    },
    hasBlob: async (blob) => blobs.has(blob),
    readBlob,
    streamBlob: (blob, start, end) =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue((await readBlob(blob)).slice(start, end + 1));
          controller.close();
        },
      }),
    cached(key, make) {
      const made = cache.get(key) ?? make();
      cache.set(key, made);
      made.catch(() => cache.delete(key));
      return made;
    },
    uploads: {
      size: async (id) => sizeOf(id),
      async append(id, parts) {
        const chunks = uploads.get(id) ?? [];
        uploads.set(id, chunks);
        for await (const part of parts) chunks.push(Uint8Array.from(part));
        return sizeOf(id);
      },
      async *read(id) {
        yield* uploads.get(id) ?? [];
      },
      async remove(id) {
        uploads.delete(id);
      },
    },
    close: async () => undefined,
    copy: () => createMemoryStorage(new Map(records), new Map(blobs)),
  };
}

async function gather(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
}
