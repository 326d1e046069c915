import { textToBase64 } from '@/lib/base64';
import type { Language } from '@/lib/language';
import { sessionOf } from '@/lib/session-token';
import { count, record, text } from '@/lib/shape';
import { headersOf, presentToken } from './client';
import { ApiError, malformed } from './error';
import { refuseOthers } from './refuse-others';
import { catalogSearch } from './search';
import { sendRaw, type RawAnswer, type RawCall } from './raw-call';
import { isConflict, isPassing, repeated } from './repeated';
import { apiUrl, flatten, isInternal } from './urls';
import { announceWrite } from './writes';

export interface UploadTarget {
  /** Path of the folder in which content is made, or of the content whose file is replaced. */
  path: string;
  /** What is made in a folder; Plone guesses wrongly without it. */
  type?: 'Image' | 'File';
  /** Which file of the content is replaced; without it that of which the content consists. */
  replaces?: string | true;
  language: Language;
}

export interface UploadOptions {
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
}

export interface Upload {
  /**
   * Begins it, and says whether the server takes files in parts at all. Asking first would not do: Plone takes whatever a
   * browser asks by OPTIONS for a question of another site. A network that fails says nothing of it.
   */
  isTaken: (options?: UploadOptions) => Promise<boolean>;
  /** Sends what the server does not have yet, and gives the path of the content. After a failure it may be called again. */
  send: (options?: UploadOptions) => Promise<string>;
}

/** How servers answer that know no such service. */
const unknownService: ReadonlySet<number | null> = new Set([404, 405, 501]);

/** Whether the server itself has not answered, and may be at work. */
const isUnanswered = (error: ApiError): boolean => error.details.kind === 'timeout' || isPassing(error);

/** A part may be sent twice: the server is asked before how much has arrived. */
const mayPass = (error: unknown): boolean => isPassing(error) || isConflict(error);

/** Bytes of a part: a proxy takes as much by default. */
const partSize = 1024 * 1024;

const described = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${textToBase64(value)}`)
    .join(',');

const blob = record({ filename: text(), size: count() });
const content = record({ '@id': text(), created: text(), file: blob, image: blob });

/** A moment to the second, which is all that servers tell; undefined where it is none. */
function secondOf(moment: string | null): number | undefined {
  const milliseconds = Date.parse(moment ?? '');
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}

/** The path to which an answer leads; the token of the session goes to no other site. */
function pathIn(answer: RawAnswer): string {
  const location = answer.header('Location') ?? '';
  if (location === '' || !isInternal(location)) throw malformed('The answer names no place of this site.');
  return flatten(location);
}

function offsetIn(answer: RawAnswer, size: number): number {
  const offset = Number(answer.header('Upload-Offset') ?? NaN);
  if (!Number.isInteger(offset) || offset < 0 || offset > size)
    throw malformed('The answer does not say how much of the file has arrived.');
  return offset;
}

/**
 * The upload of a file in parts (tus). It remembers how far the server is: a part that fails is sent again from there, a
 * few times by itself, and later whenever `send` is called once more. What the server knows nothing of any more is begun
 * anew. Where the answer to the last part is lost and nothing is known of the upload either, the content may be there
 * already: it is looked for, and where it is not found the upload fails, since sending it again might make a second one.
 */
export function createUpload(file: File, target: UploadTarget): Upload {
  const { path, type, replaces, language } = target;
  let place: string | undefined;
  let offset = 0;
  /** Who has begun it: nobody else goes on with it, as who has logged in in another window meanwhile. */
  let person: string | undefined;
  /** Set while it is not known how much of the part that was sent last has arrived. */
  let isUncertain = false;
  /** When it was begun, by the clock of the server where it says. */
  let begunAt = 0;
  /** The last part has been sent, and the server has not said that nothing came of it. */
  let mayBeMade = false;

  const call = async (to: string, rest: Omit<RawCall, 'url'>) => {
    if (person !== undefined) refuseOthers(person);
    const usual = headersOf({ language }, presentToken());
    const headers = { ...usual, 'Tus-Resumable': '1.0.0', ...rest.headers };
    return sendRaw({ ...rest, url: apiUrl(to), headers });
  };

  async function begin(signal: AbortSignal | undefined): Promise<string> {
    person ??= sessionOf(presentToken() ?? undefined, Date.now())?.userId;
    const metadata = described({
      filename: file.name,
      'content-type': file.type || 'application/octet-stream',
      ...(replaces === undefined && { '@type': type ?? 'File' }),
      ...(typeof replaces === 'string' && { fieldname: replaces }),
    });
    const headers = { 'Upload-Length': String(file.size), 'Upload-Metadata': metadata };
    const service = replaces === undefined ? '@tus-upload' : '@tus-replace';
    const answer = await call(`${path}/${service}`, { method: 'POST', headers, signal });
    begunAt = secondOf(answer.header('Date')) ?? Math.floor(Date.now() / 1000);
    return pathIn(answer);
  }

  /** The path of what was made of the file since it was begun; undefined where there is no such content. */
  async function madeOf(signal: AbortSignal | undefined): Promise<string | undefined> {
    const query = {
      portal_type: type ?? 'File',
      'path.depth': 1,
      sort_on: 'created',
      sort_order: 'descending',
      b_size: 10,
      fullobjects: 1,
    };
    const { items } = await catalogSearch(path, query, { language, ...(signal && { signal }) });
    const made = items
      .map((item) => content.read(item))
      .find((item) => {
        const { filename, size } = type === 'Image' ? item.image : item.file;
        const isSame = filename === file.name && size === file.size;
        return isSame && (secondOf(item.created) ?? 0) >= begunAt;
      });
    return made && flatten(made['@id']);
  }

  /** How much the server has. */
  async function arrived(to: string, signal: AbortSignal | undefined): Promise<number> {
    return offsetIn(await call(to, { method: 'HEAD', headers: {}, signal }), file.size);
  }

  async function answerTo(to: string, from: number, options: UploadOptions): Promise<RawAnswer> {
    const { signal, onProgress } = options;
    const isFirstTry = !mayBeMade;
    mayBeMade ||= from + partSize >= file.size;
    try {
      return await call(to, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(from) },
        body: await file.slice(from, from + partSize).arrayBuffer(),
        signal,
        onProgress: (sent) => onProgress?.(Math.min(from + sent, file.size), file.size),
      });
    } catch (error) {
      if (isFirstTry && error instanceof ApiError && !isUnanswered(error)) mayBeMade = false;
      throw error;
    }
  }

  /** Sends the next part; gives the path of the content after the last one. */
  async function sendPart(to: string, options: UploadOptions): Promise<string | undefined> {
    if (isUncertain) offset = await arrived(to, options.signal);
    const from = offset;
    isUncertain = true;
    const answer = await answerTo(to, from, options);
    isUncertain = false;
    offset = offsetIn(answer, file.size);
    if (offset <= from && from < file.size) throw malformed('The server takes nothing of the file.');
    options.onProgress?.(offset, file.size);
    return offset === file.size ? pathIn(answer) : undefined;
  }

  async function send(options: UploadOptions = {}): Promise<string> {
    if (file.size === 0) throw malformed('The file is empty.');
    try {
      return await sendParts(options);
    } catch (error) {
      const isForgotten = place !== undefined && error instanceof ApiError && error.details.status === 404;
      if (!isForgotten) throw error;
      // The same file in place of itself changes nothing.
      const mayBeSecond = mayBeMade && replaces === undefined;
      const made = mayBeSecond ? await madeOf(options.signal).catch(() => undefined) : undefined;
      forget();
      if (made !== undefined) {
        options.onProgress?.(file.size, file.size);
        announceWrite([path]);
        return made;
      }
      if (mayBeSecond) throw error;
      return sendParts(options);
    }
  }

  async function sendParts(options: UploadOptions): Promise<string> {
    place ??= await begin(options.signal);
    const to = place;
    let made: string | undefined;
    while (made === undefined) made = await repeated(() => sendPart(to, options), options.signal, mayPass);
    announceWrite([path]);
    return made;
  }

  /** The server knows nothing of it any more, as of one that was cleared away while its last part met another write. */
  function forget(): void {
    place = undefined;
    offset = 0;
    isUncertain = false;
    mayBeMade = false;
  }

  async function isTaken({ signal }: UploadOptions = {}): Promise<boolean> {
    try {
      place ??= await begin(signal);
      return true;
    } catch (error) {
      if (error instanceof ApiError && unknownService.has(error.details.status)) return false;
      throw error;
    }
  }

  return { isTaken, send };
}
