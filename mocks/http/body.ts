import { Failure, serverError, serviceError } from './failure';
import { checkJsonSize } from './json-limits';
import { checkLists } from './lists';
import { bareType } from './media-type';

/** Bytes that a JSON body may have where it carries no file. */
const defaultLimit = 1024 * 1024;

/** Pages of other sites may send forms and plain text without asking first, but no JSON. */
const noJson = (): Failure =>
  new Failure(415, 'UnsupportedMediaType', 'The body must be JSON, sent as application/json.');

export type JsonObject = Readonly<Record<string, unknown>>;

export const tooLarge = (): Failure =>
  new Failure(413, 'RequestEntityTooLarge', 'The request body is too large.');

/** Whether the body is JSON by its type; a call that names none is believed. */
function saysJson({ headers }: Request): boolean {
  const type = headers.get('content-type');
  return type === null || /^application\/(?:json|[\w.-]+\+json)$/.test(bareType(type) ?? '');
}

/** Bytes of a request's body; reading stops where it grows beyond the limit. */
export async function readBytes(request: Request, limit = defaultLimit): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(value);
  }
  return Buffer.concat(parts);
}

/** Text of a request's JSON body. */
async function readText(request: Request, limit = defaultLimit): Promise<string> {
  const bytes = await readBytes(request, limit);
  if (bytes.length > 0 && !saysJson(request)) throw noJson();
  return new TextDecoder().decode(bytes);
}

/**
 * How a malformed body is told: most services let the exception through (500), PATCH of content answers itself (400), and
 * some leave it to Python's own reader.
 */
export type MalformedBody = 'exception' | 'service' | 'python';

interface Reading {
  /** Content: its lists are as long as pages need them, and what walks them is bound by itself. */
  isContent?: boolean;
  limit?: number;
}

/**
 * The value of a JSON text, or a SyntaxError. Names that would reach an object's prototype are dropped, at every depth, and
 * long lists refused.
 */
export function parseJson(text: string, { isContent = false }: Reading = {}): unknown {
  checkJsonSize(text);
  const value: unknown = JSON.parse(text, (name, part: unknown) => (name === '__proto__' ? undefined : part));
  if (!isContent) checkLists(value);
  return value;
}

/** The JSON object of a text; an empty text is an empty object. */
export function parseObject(
  text: string,
  refuse: (message: string) => Failure,
  reading: Reading = {},
): JsonObject {
  if (text === '') return {};
  let value: unknown;
  try {
    value = parseJson(text, reading);
  } catch (error) {
    throw error instanceof SyntaxError ? refuse('No JSON object could be decoded') : error;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('Malformed body');
  return value as JsonObject;
}

/** The JSON object of a request's body, refused in the words of whoever asks. */
export async function readObject(
  request: Request,
  refuse: (message: string) => Failure,
  reading: Reading = {},
): Promise<JsonObject> {
  return parseObject(await readText(request, reading.limit), refuse, reading);
}

/** The JSON object of a request's body, refused as Plone does. */
export function readJson(
  request: Request,
  { malformed = 'exception', ...reading }: Reading & { malformed?: MalformedBody } = {},
): Promise<JsonObject> {
  const refuse = (message: string): Failure => {
    if (malformed === 'python')
      return serverError('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)');
    return malformed === 'service'
      ? serviceError(400, 'DeserializationError', `'${message}'`)
      : serverError('DeserializationError', `'${message}'`);
  };
  return readObject(request, refuse, reading);
}
