import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Content is for its owner: other accounts of the machine neither list nor read it. */
export const ownFolder = 0o700;
export const ownFile = 0o600;

/** Makes a folder and those above it that are missing; tells the first one made. */
export const makeFolder = (path: string): Promise<string | undefined> =>
  mkdir(path, { recursive: true, mode: ownFolder });

/** Makes names in a folder durable: a rename is on disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a whole file aside, then puts it in place: whoever looks sees the old one or the new one. */
export async function replaceFile(
  path: string,
  aside: string,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    const handle = await open(aside, 'w', ownFile);
    try {
      for await (const part of parts) await handle.writeFile(part);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
