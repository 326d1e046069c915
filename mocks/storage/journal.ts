import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Change } from './types';
import { DataFolderError } from './data-folder-error';
import { hasCode, replaceFile } from './files';
import { encodeFrame } from './frame';
import { deepestRecord, encodeChanges, fileHeader, isTooDeep } from './journal-format';
import { readJournal } from './journal-reader';
import { JournalWriter } from './journal-writer';

/** Below this a journal is never worth rewriting. */
const smallest = 4 << 20;

/** Opens a journal, made when there is none, hands its live records over, and returns it for writing. */
export async function openJournal(
  path: string,
  apply: (change: Change) => void,
  notify: (message: string) => void,
): Promise<JournalWriter> {
  const handle = await openOrCreate(path);
  try {
    const live = new Map<string, { change: Change; bytes: number }>();
    const tooDeep = new Set<string>();
    const { end, size } = await readJournal(handle, path, (change, line) => {
      const key = `${change.table} ${change.key}`;
      if (change.value === null) live.delete(key);
      else live.set(key, { change, bytes: line.length });
      if (change.value !== null && isTooDeep(line)) tooDeep.add(key);
      else tooDeep.delete(key);
    });
    if (tooDeep.size > 0) throw nestedRecords(path, [...tooDeep]);
    for (const { change } of live.values()) apply(change);
    if (end < size) await cutTail(handle, path, end, size, notify);
    const liveBytes = [...live.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    if (end < smallest || liveBytes * 2 > end) return new JournalWriter(handle, end);
    return (await compact(path, live.values(), handle, notify)) ?? new JournalWriter(handle, end);
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}

function nestedRecords(path: string, names: readonly string[]): DataFolderError {
  const named = names.slice(0, 3).join(', ');
  return new DataFolderError(
    `${path} holds records nested more than ${deepestRecord} levels deep (${names.length}): ${named}. Restore it from a backup`,
  );
}

async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDWR);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    await replaceFile(path, `${path}.new`, [fileHeader]);
    return open(path, constants.O_RDWR);
  }
}

/** Cuts off a write that never was acknowledged. Its bytes are kept aside, in case somebody wants to look. */
async function cutTail(
  handle: FileHandle,
  path: string,
  end: number,
  size: number,
  notify: (message: string) => void,
): Promise<void> {
  const tail = Buffer.alloc(size - end);
  await handle.read(tail, 0, tail.length, end);
  const aside = `${path}.cut-${end}`;
  await replaceFile(aside, `${aside}.new`, [tail]);
  await handle.truncate(end);
  await handle.datasync();
  notify(`The last write to ${path} was cut off: its ${tail.length} bytes were set aside as ${aside}`);
}

/** Writes the live records into a fresh journal that takes the place of the old one. */
async function compact(
  path: string,
  live: Iterable<{ change: Change; bytes: number }>,
  old: FileHandle,
  notify: (message: string) => void,
): Promise<JournalWriter | undefined> {
  try {
    await replaceFile(path, `${path}.new`, frames(live));
  } catch (error) {
    // Once the new file has the name, nothing that is written to the old one would ever be read again.
    if ((await stat(path)).ino !== (await old.stat()).ino) throw error;
    notify(`${path} could not be compacted: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const handle = await open(path, constants.O_RDWR);
  await old.close();
  return new JournalWriter(handle, (await handle.stat()).size);
}

function* frames(live: Iterable<{ change: Change; bytes: number }>): Iterable<Uint8Array> {
  yield fileHeader;
  let batch: Change[] = [];
  let size = 0;
  for (const { change, bytes } of live) {
    batch.push(change);
    size += bytes;
    if (size < 1 << 20) continue;
    yield encodeFrame(Buffer.from(encodeChanges(batch)));
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield encodeFrame(Buffer.from(encodeChanges(batch)));
}
