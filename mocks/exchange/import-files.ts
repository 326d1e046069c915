import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { measureImage } from '~mocks/images/measure';
import type { Storage } from '~mocks/storage/types';
import type { StoredFile } from '~mocks/repository/types';
import type { ImportNotes } from './import-notes';
import type { ImportSource } from './import-source';
import type { Json } from './values';
import { textOf } from './values';

/** Images beyond this are kept, but nobody looks into them. */
const largestMeasured = 128 * 1024 * 1024;

/** Whether a value names bytes that lie beside the item. */
export const isExportedFile = (value: Json): boolean => typeof value.blob_path === 'string';

/** Whether a value pretends to be a stored file already, by which a folder could name bytes that are not its own. */
export const looksStored = (value: Json): boolean => 'blob' in value && 'contentType' in value;

const contentTypeForm = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;

function contentTypeOf(value: Json): string {
  const text = textOf(value['content-type']).split(';')[0]?.trim().toLowerCase() ?? '';
  return contentTypeForm.test(text) ? text : 'application/octet-stream';
}

/** The last part of the name, without what no file name has. */
function filenameOf(value: Json): string | null {
  const name = textOf(value.filename)
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .slice(0, 255);
  return name || null;
}

/** Puts the bytes of a file field into the blob store; undefined, and a note, when they are not there. */
export async function storeFile(
  value: Json,
  path: string,
  source: ImportSource,
  storage: Storage,
  notes: ImportNotes,
): Promise<StoredFile | undefined> {
  const located = await source.locate(textOf(value.blob_path));
  if (!located) {
    notes.add('Files whose bytes are missing or lie outside of the folder', path);
    return undefined;
  }
  const contentType = contentTypeOf(value);
  const filename = filenameOf(value);
  if (!contentType.startsWith('image/') || located.size > largestMeasured) {
    const { blob, size } = await storage.putBlob(createReadStream(located.path));
    return { blob, size, filename, contentType };
  }
  const bytes = await readFile(located.path);
  const { blob, size } = await storage.putBlob(bytes);
  const pixels = await measureImage(bytes, contentType);
  if (pixels.width < 0) notes.add('Pictures that nothing can be read from', path);
  return { blob, size, filename, contentType, ...pixels };
}
