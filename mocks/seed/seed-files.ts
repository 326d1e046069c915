import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeByName } from '~mocks/http/content-type';
import { measureImage } from '~mocks/images/measure';
import type { Storage } from '~mocks/storage/types';
import type { StoredFile } from '~mocks/repository/types';
import type { SeedFolders, SeedText } from './types';

/** Puts the seed's files into the blob store, each once. */
export interface SeedFiles {
  /** The stored form of a SeedPicture, SeedFile or SeedText; undefined for every other value. */
  store(value: unknown): Promise<StoredFile> | undefined;
}

const isSeedText = (value: object): value is SeedText =>
  'text' in value &&
  typeof value.text === 'string' &&
  'filename' in value &&
  typeof value.filename === 'string';

export function createSeedFiles(storage: Storage, folders: SeedFolders): SeedFiles {
  const stored = new Map<string, Promise<StoredFile>>();
  const read = folders.read ?? readFile;

  async function put(bytes: Uint8Array, name: string): Promise<StoredFile> {
    const contentType = contentTypeByName(name);
    const { blob, size } = await storage.putBlob(bytes);
    const file: StoredFile = { blob, size, filename: name, contentType };
    return contentType.startsWith('image/') ? { ...file, ...(await measureImage(bytes, contentType)) } : file;
  }

  function once(folder: string, name: string): Promise<StoredFile> {
    const key = join(folder, name);
    const known = stored.get(key) ?? read(key).then((bytes) => put(bytes, name));
    stored.set(key, known);
    return known;
  }

  return {
    store(value) {
      if (typeof value !== 'object' || value === null) return undefined;
      if ('picture' in value && typeof value.picture === 'string')
        return once(folders.pictures, value.picture);
      if ('file' in value && typeof value.file === 'string') return once(folders.files, value.file);
      if (isSeedText(value)) return put(Buffer.from(value.text), value.filename);
      return undefined;
    },
  };
}
