import { readInteger } from '~mocks/http/python-int';
import type { ContentType } from '~mocks/content-types/schema';
import { messages, validationFailure } from '~mocks/content/deserialize/problems';
import { mayContain } from '~mocks/content/editing/addable';
import { createItem } from '~mocks/content/editing/create';
import { newUid } from '~mocks/content/editing/uids';
import { updateItem } from '~mocks/content/editing/update';
import { tooLarge } from '~mocks/http/body';
import { Failure, notFound, serviceError, unauthorized } from '~mocks/http/failure';
import { contentTypeByName } from '~mocks/http/content-type';
import { emptyResponse } from '~mocks/http/json';
import { fileText } from '~mocks/content/deserialize/file-text';
import { measureImage } from '~mocks/images/measure';
import type { Item, RepositoryReader, StoredFile, Uid } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { presentItem } from '~mocks/content/editing/present-item';
import { fileLimit } from '../shared/upload-limits';
import { withoutEnd } from '~mocks/lib/ends';
import { inTurn } from '~mocks/lib/in-turn';
import { partsOf } from './parts';

/** An upload as it is stored, under its id. */
interface Upload {
  item: Uid;
  mode: 'create' | 'replace';
  length: number;
  metadata: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch; every part prolongs it. */
  expires: number;
}

const life = 3_600_000;

const measuredBytes = 16 * 1024 * 1024;

const version = { 'Tus-Resumable': '1.0.0' };

const abilities = { ...version, 'Tus-Version': '1.0.0', 'Tus-Extension': 'creation,expiration' };

const dateLine = (time: number): string => new Date(time).toUTCString();

const refuse = (message: string): Failure => serviceError(400, 'Bad Request', message);

function checkVersion({ request }: Call): void {
  if (request.headers.get('tus-resumable') === '1.0.0') return;
  const message = 'Unsupported version';
  throw new Failure(412, 'Precondition Failed', message, 'service', { 'Tus-Version': '1.0.0' });
}

function checkMayUpload(reader: RepositoryReader, call: Call, mode: Upload['mode'], message?: string): void {
  const permission = mode === 'create' ? 'Add portal content' : 'Modify portal content';
  if (!reader.can(call.viewer, permission, call.item)) throw unauthorized(message);
}

/** `filename YS5wbmc=,content-type aW1hZ2UvcG5n`: names with their values in base64. */
function metadataIn(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(/\s+/));
  return Object.fromEntries(
    pairs.flatMap(([key, value, ...more]) =>
      key && value !== undefined && more.length === 0
        ? [[key.toLowerCase(), Buffer.from(value, 'base64').toString('utf8')]]
        : [],
    ),
  );
}

/** Unfinished uploads whose time is over go when the next one begins. */
async function sweep(call: Call): Promise<void> {
  const over = call.repository.records<Upload>('uploads').filter(([, { expires }]) => expires <= call.now);
  for (const [id] of over) await forget(call, id);
}

async function forget(call: Call, id: string): Promise<void> {
  await call.write((transaction) => transaction.setRecord('uploads', id, null));
  await call.files.uploads.remove(id);
}

async function begin(call: Call, mode: Upload['mode']): Promise<Response> {
  checkMayUpload(call.repository, call, mode);
  checkVersion(call);
  const length = readInteger(call.request.headers.get('upload-length'));
  if (length === undefined) throw refuse('Missing or invalid Upload-Length header');
  if (length > fileLimit) throw tooLarge();
  await sweep(call);
  const id = newUid();
  const expires = call.now + life;
  const metadata = metadataIn(call.request.headers.get('upload-metadata'));
  const upload: Upload = { item: call.item.uid, mode, length, metadata, expires };
  await call.write((transaction, reader) => {
    checkMayUpload(reader, call, mode);
    transaction.setRecord('uploads', id, upload);
  });
  const { origin, pathname } = new URL(call.request.url);
  const address = `${origin}${withoutEnd(pathname).replace(/@tus-replace$/, '@tus-upload')}`;
  return emptyResponse(201, {
    ...version,
    Location: `${address}/${id}`,
    'Upload-Expires': dateLine(expires),
  });
}

/** The upload that the address names, if it runs still and belongs to this content. */
function uploadOf(call: Call): { id: string; upload: Upload } {
  const [id = '', ...more] = call.rest;
  const upload = call.repository.record<Upload>('uploads', id);
  const isKnown = upload?.item === call.item.uid && upload.expires > call.now && more.length === 0;
  if (!isKnown || upload.length === 0) throw serviceError(404, 'Not Found', '');
  checkMayUpload(call.repository, call, upload.mode, 'Unauthorized()');
  checkVersion(call);
  return { id, upload };
}

async function progress(call: Call): Promise<Response> {
  const { id, upload } = uploadOf(call);
  return emptyResponse(200, {
    ...version,
    'Upload-Length': String(upload.length),
    'Upload-Offset': String(await call.files.uploads.size(id)),
    'Cache-Control': 'no-store',
  });
}

/** Without a named type the file's decides; what reads as text becomes a page. */
function typeFor({ metadata }: Upload): string {
  const named = metadata['@type'];
  if (named !== undefined) return named;
  const contentType = metadata['content-type'] ?? contentTypeByName(metadata.filename ?? '');
  if (contentType.startsWith('image/')) return 'Image';
  return /\.(?:txt|html?)$/i.test(metadata.filename ?? '') || /^text\/(?:plain|html)/.test(contentType)
    ? 'Document'
    : 'File';
}

function fieldFor(type: ContentType, { metadata }: Upload): string | undefined {
  const name = metadata.fieldname ?? type.primary;
  if (name === undefined) return undefined;
  const field = type.fields.find((each) => each.name === name);
  if (field?.kind !== 'image' && field?.kind !== 'file') throw refuse('Fieldname required');
  return name;
}

/** What tells an image's pixels; a larger one is not held in memory whole. */
async function beginningOf(
  { files }: Call,
  { blob, size }: { blob: string; size: number },
): Promise<Uint8Array> {
  if (size <= measuredBytes) return files.read(blob);
  return new Uint8Array(await new Response(files.stream(blob, 0, measuredBytes - 1)).arrayBuffer());
}

/** The whole file in the store, an image with its pixels. */
async function storedFile(call: Call, id: string, upload: Upload, isImage: boolean): Promise<StoredFile> {
  const filename = upload.metadata.filename ?? null;
  const contentType = upload.metadata['content-type'] ?? contentTypeByName(filename ?? '');
  if (isImage && !contentType.startsWith('image/'))
    throw validationFailure([{ field: 'image', text: messages.noImage }], call.language);
  const stored = await call.files.put(call.files.uploads.read(id));
  const pixels = isImage ? await measureImage(await beginningOf(call, stored), contentType) : undefined;
  const text = isImage ? {} : fileText(await beginningOf(call, stored), contentType);
  return { ...stored, filename, contentType, ...pixels, ...text };
}

function typeToCreate(reader: RepositoryReader, container: Item, upload: Upload): ContentType {
  const name = typeFor(upload);
  if (!reader.types.has(name))
    throw unauthorized(`Invalid '@type' parameter. No content type with the name '${name}' found`);
  if (!mayContain(reader, container, name)) throw unauthorized(`Disallowed subobject type: ${name}`);
  return reader.types.of(name);
}

/** Makes the content, or gives it its new file. Undefined where the type has no place for a file. */
async function finish(call: Call, id: string, upload: Upload): Promise<Item | undefined> {
  const isNew = upload.mode === 'create';
  const type = isNew
    ? typeToCreate(call.repository, call.item, upload)
    : call.repository.types.of(call.item.type);
  const field = fieldFor(type, upload);
  if (field === undefined) return undefined;
  const isImage = type.fields.some(({ name, kind }) => name === field && kind === 'image');
  const file = await storedFile(call, id, upload, isImage);
  const wish = { type, body: { [field]: {} }, uploads: new Map([[field, { file }]]), isPartial: true };
  return call.write((transaction, reader) => {
    const present = presentItem(reader, call.item);
    checkMayUpload(reader, call, upload.mode);
    if (!isNew) return updateItem(call, transaction, reader, present, wish);
    typeToCreate(reader, present, upload);
    return createItem(call, transaction, reader, present, wish);
  });
}

/** One upload's parts are taken one after the other, its content is made in the turn of the last. */
const turn = inTurn();

/** Takes one part, where the ones before it end. The upload is complete when all of its bytes are there. */
async function takePart(call: Call, offset: number): Promise<Response> {
  const { id, upload } = uploadOf(call);
  const before = await call.files.uploads.size(id);
  if (offset !== before)
    throw new Failure(409, 'Conflict', `The upload goes on at ${before}.`, 'service', version);
  const size = await call.files.uploads.append(id, partsOf(call.request, upload.length - before));
  const progress = { ...version, 'Upload-Offset': String(size) };
  if (size < upload.length) {
    const expires = call.now + life;
    await call.write((transaction) => transaction.setRecord('uploads', id, { ...upload, expires }));
    return emptyResponse(204, { ...progress, 'Upload-Expires': dateLine(expires) });
  }
  const item = await finish(call, id, upload);
  await forget(call, id);
  return emptyResponse(204, { ...progress, ...(item ? { Location: urlOf(call, item) } : {}) });
}

async function receive(call: Call): Promise<Response> {
  const { id } = uploadOf(call);
  const { headers } = call.request;
  if (headers.get('content-type') !== 'application/offset+octet-stream')
    throw refuse('Missing or invalid Content-Type header');
  const offset = readInteger(headers.get('upload-offset'));
  if (offset === undefined) throw refuse('Missing or invalid Upload-Offset header');
  return turn(id, () => takePart(call, offset));
}

const options = (): Response => emptyResponse(204, abilities);

export const tusUploadService: Service = {
  name: '@tus-upload',
  post: (call) => {
    if (call.rest.length > 0 || !call.repository.types.of(call.item.type).folderish) throw notFound();
    return begin(call, 'create');
  },
  patch: receive,
  head: progress,
  options,
  takesSegments: true,
};

export const tusReplaceService: Service = {
  name: '@tus-replace',
  post: (call) => begin(call, 'replace'),
  options,
};
