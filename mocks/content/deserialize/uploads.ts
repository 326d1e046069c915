import type { ContentType } from '~mocks/content-types/schema';
import type { FileStore } from '~mocks/storage/types';
import { serverError } from '~mocks/http/failure';
import { contentTypeByName } from '~mocks/http/content-type';
import type { JsonObject } from '~mocks/http/body';
import { measureImage } from '~mocks/images/measure';
import type { StoredFile } from '~mocks/repository/types';
import { pythonType } from '~mocks/lib/python-type';
import { fileText } from './file-text';
import { messages, Refusal } from './problems';
import { ownEntry } from '~mocks/lib/own-entry';

/** What a body says of one file field: a file that was just stored, the present one, none, or what is wrong with it. */
type Upload = { file: StoredFile } | { isKept: true } | { isEmpty: true } | { refusal: Refusal };

export type Uploads = ReadonlyMap<string, Upload>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decoded(data: string, encoding: unknown): Uint8Array {
  if (encoding === undefined || encoding === 'utf-8' || encoding === 'utf8') return Buffer.from(data, 'utf8');
  if (encoding !== 'base64')
    throw serverError('LookupError', `unknown encoding: ${typeof encoding === 'string' ? encoding : ''}`);
  const digits = data.replace(/\s/g, '');
  if (!base64.test(digits) || digits.length % 4 !== 0)
    throw new Refusal("decoding with 'base64' codec failed (Error: Incorrect padding)");
  return Buffer.from(digits, 'base64');
}

interface Sent {
  bytes: Uint8Array;
  contentType: string;
  filename: string | null;
}

/** A file's type follows its name where none is given; an image's must be given. */
function typeOf(given: unknown, filename: string | null, isImage: boolean): string {
  if (typeof given === 'string' && given !== '') return given;
  return isImage ? 'application/octet-stream' : contentTypeByName(filename ?? '');
}

function sentIn(value: unknown, isImage: boolean): Sent | undefined {
  const unusable = (part: unknown): Error =>
    serverError(
      'ComponentLookupError',
      `(<InterfaceClass plone.namedfile.interfaces.IStorage>, 'builtins.${pythonType(part)}')`,
    );
  if (typeof value === 'string') {
    const bytes = Buffer.from(value, 'utf8');
    return { bytes, contentType: 'application/octet-stream', filename: null };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unusable(value);
  const { data, encoding, filename, 'content-type': given } = value as Record<string, unknown>;
  if (data === null || data === '') return undefined;
  if (typeof data !== 'string') throw unusable(data);
  const name = textOrNull(filename);
  return { bytes: decoded(data, encoding), contentType: typeOf(given, name, isImage), filename: name };
}

/** A file's bytes put into the store, an image with its true pixels. */
async function storeFile(files: FileStore, sent: Sent, isImage: boolean): Promise<StoredFile> {
  const { bytes, contentType, filename } = sent;
  if (isImage && !contentType.startsWith('image/')) throw new Refusal(messages.noImage);
  const pixels = isImage ? await measureImage(bytes, contentType) : undefined;
  return { ...(await files.put(bytes)), filename, contentType, ...pixels, ...fileText(bytes, contentType) };
}

async function storeOne(files: FileStore, value: unknown, isImage: boolean): Promise<Upload> {
  if (Array.isArray(value) && value.length === 0) return { isEmpty: true };
  if (typeof value === 'object' && value !== null && !('data' in value)) return { isKept: true };
  try {
    const sent = sentIn(value, isImage);
    return sent ? { file: await storeFile(files, sent, isImage) } : { isEmpty: true };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

/** Stores the files that a body carries, before anything else is decided, so that a write need not wait for them. */
export async function storeUploads(files: FileStore, type: ContentType, body: JsonObject): Promise<Uploads> {
  const uploads = new Map<string, Upload>();
  for (const { name, kind } of type.fields) {
    if (kind !== 'file' && kind !== 'image') continue;
    const value = ownEntry(body, name);
    if (value === undefined || value === null) continue;
    uploads.set(name, await storeOne(files, value, kind === 'image'));
  }
  return uploads;
}
