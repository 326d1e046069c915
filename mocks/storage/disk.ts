import { chmod, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Storage } from './types';
import { createBlobs } from './blobs';
import { createCache } from './cache';
import { DataFolderError } from './data-folder-error';
import { hasCode, makeFolder, ownFolder, syncFolder } from './files';
import { openJournal } from './journal';
import { checkFileHeader, encodeChanges, fileHeader } from './journal-format';
import type { JournalWriter } from './journal-writer';
import { takeLock } from './lock';
import { createUploads } from './uploads';

export interface DiskStorageOptions {
  /** Empties the folder first, once it is sure that nobody else uses it and that it is one of ours. */
  fresh?: boolean;
  /** Told in one line what was repaired. */
  notify?: (message: string) => void;
}

const ours = /^(?:journal(?:\..*)?|lock(?:\..*)?|blobs|cache|outbox|uploads)$/;

/** What the project's other scripts keep in `.data`, beside what is kept here: it stays, whatever becomes of the rest. */
const neighbours = /^(?:plone|plone-check|seed-export)$/;

/** What may lie in a data folder; anything else and it belongs to somebody else. */
const isAllowed = (name: string): boolean => ours.test(name) || neighbours.test(name);

/** Storage in a folder. It is opened, and may be refused with a DataFolderError, by `load`. */
export function createDiskStorage(folder: string, options: DiskStorageOptions = {}): Storage {
  const { fresh = false, notify = (message: string) => console.warn(message) } = options;
  const blobs = join(folder, 'blobs');
  let writer: JournalWriter | undefined;
  let unlock: (() => Promise<void>) | undefined;

  return {
    async load(apply) {
      await checkFolder(folder, fresh);
      try {
        const made = await makeFolder(folder);
        if (made !== undefined) await syncFolder(dirname(made));
        // One that was there before may stand open; what lies in it is then closed with it.
        if (made === undefined) await chmod(folder, ownFolder).catch(() => warnOfOthers(folder, notify));
        unlock = await takeLock(resolve(folder, 'lock'), folder);
        if (fresh) await empty(folder);
        writer = await openJournal(join(folder, 'journal'), apply, notify);
        await rm(join(blobs, 'incoming'), { recursive: true, force: true });
        if ((await makeFolder(blobs)) !== undefined) await syncFolder(folder);
      } catch (error) {
        await writer?.close();
        await unlock?.();
        throw error instanceof DataFolderError ? error : cannotUse(folder, error);
      }
    },
    commit(changes) {
      if (!writer) return Promise.reject(new Error('The storage is not loaded'));
      return writer.append(encodeChanges(changes));
    },
    ...createBlobs(blobs),
    uploads: createUploads(join(folder, 'uploads')),
    cached: createCache(join(folder, 'cache')),
    async close() {
      await writer?.close();
      await unlock?.();
    },
  };
}

function warnOfOthers(folder: string, notify: (message: string) => void): void {
  notify(
    `${folder} belongs to another account, so that its mode stays as it is: others may be able to read it`,
  );
}

/** Looks before anything is touched. */
async function checkFolder(folder: string, fresh: boolean): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new DataFolderError(`${folder} is no folder`);
    const names = await readdir(folder);
    const foreign = names.find((name) => !isAllowed(name));
    if (foreign !== undefined) {
      throw new DataFolderError(`${folder} is no data folder of this server: it holds "${foreign}"`);
    }
    if (names.includes('journal')) await checkJournal(join(folder, 'journal'), fresh);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    if (!hasCode(error, 'ENOENT')) throw cannotUse(folder, error);
  }
}

async function checkJournal(path: string, fresh: boolean): Promise<void> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(fileHeader.length + 20));
    checkFileHeader(buffer.subarray(0, bytesRead), path, fresh);
  } finally {
    await handle.close();
  }
}

/** The journal goes first: killed in the middle, the folder must not keep items whose files are gone. */
async function empty(folder: string): Promise<void> {
  await rm(join(folder, 'journal'), { force: true });
  await syncFolder(folder);
  for (const name of await readdir(folder)) {
    if (ours.test(name) && !name.startsWith('lock'))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function cannotUse(folder: string, error: unknown): DataFolderError {
  return new DataFolderError(
    `${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
  );
}
