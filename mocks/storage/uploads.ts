import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurn } from '~mocks/lib/in-turn';
import type { UploadStore } from './types';
import { hasCode, makeFolder, ownFile } from './files';

const name = /^[0-9a-f]{32}$/;

/** Unfinished files in a folder, one for each upload. */
export function createUploads(folder: string): UploadStore {
  const turn = inTurn();

  function pathOf(id: string): string {
    if (!name.test(id)) throw new Error(`"${id}" is no upload`);
    return join(folder, id);
  }

  async function sizeOf(id: string): Promise<number> {
    try {
      return (await stat(pathOf(id))).size;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return 0;
      throw error;
    }
  }

  return {
    size: sizeOf,
    append: (id, parts) =>
      turn(id, async () => {
        await makeFolder(folder);
        const handle = await open(pathOf(id), 'a', ownFile);
        try {
          for await (const part of parts) await handle.writeFile(part);
          await handle.sync();
        } finally {
          await handle.close();
        }
        return sizeOf(id);
      }),
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => turn(id, () => rm(pathOf(id), { force: true })),
  };
}
