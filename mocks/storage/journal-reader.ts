import type { FileHandle } from 'node:fs/promises';
import type { Change } from './types';
import { DataFolderError } from './data-folder-error';
import { decodeHeader, headerLength, isPayload, nextHeader } from './frame';
import { checkFileHeader, decodeChange, fileHeader } from './journal-format';
import { Window } from './window';

export interface Reading {
  /** Offset behind the last whole change set: what follows is a write that a kill cut off. */
  end: number;
  size: number;
}

/**
 * Reads every change of a journal in order. Only one frame is ever under way, and the next is written when it is on
 * disk: so damage with a frame behind it is no cut write, and the file is refused as it is.
 */
export async function readJournal(
  handle: FileHandle,
  path: string,
  visit: (change: Change, line: string) => void,
): Promise<Reading> {
  const { size } = await handle.stat();
  const window = new Window(handle, size);
  checkFileHeader(await window.read(0, fileHeader.length + 20), path);
  let offset = fileHeader.length;
  while (offset < size) {
    const payload = await readFrame(window, offset);
    if (!payload) {
      if (await hasFrameAfter(window, offset + 1)) {
        throw new DataFolderError(
          `${path} is damaged at byte ${offset}, before its end: restore it from a backup`,
        );
      }
      break;
    }
    for (const line of payload.toString('utf8').split('\n')) visit(decodeChange(line), line);
    offset += headerLength + payload.length;
  }
  return { end: offset, size };
}

async function readFrame(window: Window, offset: number): Promise<Buffer | undefined> {
  const header = decodeHeader(await window.read(offset, headerLength));
  if (!header) return undefined;
  const payload = await window.read(offset + headerLength, header.length);
  if (payload.length < header.length || !isPayload(payload, header.checksum)) return undefined;
  return payload;
}

async function hasFrameAfter(window: Window, start: number): Promise<boolean> {
  const step = 1 << 20;
  for (let at = start; at < window.size; at += step) {
    if (nextHeader(await window.read(at, step + headerLength), 0) >= 0) return true;
  }
  return false;
}
