import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Storage } from './types';
import { hasCode, makeFolder, ownFile, syncFolder } from './files';

type Blobs = Pick<Storage, 'putBlob' | 'hasBlob' | 'readBlob' | 'streamBlob'>;

const name = /^[0-9a-f]{64}$/;

/**
 * Files named by the SHA-256 of their content, in 256 folders. A file is on disk, whole, before its name is told. It
 * stays when the last item that named it goes: older versions may name it still, and the same content is stored once.
 */
export function createBlobs(folder: string): Blobs {
  function pathOf(blob: string): string {
    if (!name.test(blob)) throw new Error(`"${blob}" is no blob`);
    return join(folder, blob.slice(0, 2), blob.slice(2));
  }

  async function hasBlob(blob: string): Promise<boolean> {
    try {
      return (await stat(pathOf(blob))).isFile();
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    }
  }

  async function putBlob(
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<{ blob: string; size: number }> {
    const incoming = join(folder, 'incoming');
    await makeFolder(incoming);
    const aside = join(incoming, randomUUID());
    try {
      const { blob, size } = await writeHashed(aside, bytes instanceof Uint8Array ? [bytes] : bytes);
      const path = pathOf(blob);
      if (await hasBlob(blob)) {
        await rm(aside, { force: true });
      } else {
        await makeFolder(dirname(path));
        await rename(aside, path);
        await syncFolder(dirname(path));
        await syncFolder(folder);
      }
      return { blob, size };
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  return {
    putBlob,
    hasBlob: async (blob) => name.test(blob) && (await hasBlob(blob)),
    readBlob: async (blob) => readFile(pathOf(blob)),
    streamBlob(blob, start, end) {
      const stream: NodeReadableStream<unknown> = Readable.toWeb(
        createReadStream(pathOf(blob), { start, end }),
      );
      return stream as unknown as ReadableStream<Uint8Array>;
    },
  };
}

async function writeHashed(
  path: string,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<{ blob: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(path, 'wx', ownFile);
  try {
    for await (const part of parts) {
      hash.update(part);
      size += part.length;
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { blob: hash.digest('hex'), size };
}
