import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { badRequest } from '~mocks/http/failure';
import { compressor, encodingFor } from './compression';

/** Bytes that a request body may have at all. */
const bodyLimit = 1024 * 1024 * 1024;

/** Whether the body announces more than the server takes. It is decided before anything is read. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > bodyLimit;
}

/**
 * A body that is read when somebody asks for it, and no further: what nobody wants is thrown away once the answer is
 * out, so that the connection is free for the next request.
 */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let parts: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        parts ??= request.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
        const part = await parts.next().catch(() => {
          throw badRequest('The request was broken off.');
        });
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
      async cancel() {
        await parts?.return?.();
        request.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The request in the form that the CMS takes; its body is a stream. */
export function toRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  const method = request.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = bodyOf(request);
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

function writeHead(response: ServerResponse, answer: Response, extra: Record<string, string>): void {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  for (const [name, value] of Object.entries(extra)) response.setHeader(name, value);
}

/** Bytes that are written at once: what is left of an answer waits until somebody has taken these. */
const pieceSize = 32 * 1024;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
}

/** Told how many bytes an answer keeps in memory until they are sent. */
type Hold = (bytes: number) => void;

async function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  hold: Hold,
): Promise<void> {
  const text = Buffer.from(await answer.arrayBuffer());
  hold(text.byteLength);
  const encoding = encodingFor(request, text.byteLength);
  const vary = 'Accept-Encoding';
  if (encoding === undefined) {
    writeHead(response, answer, { vary, 'content-length': String(text.byteLength) });
    await pipeline(Readable.from(piecesOf(text)), response);
    return;
  }
  writeHead(response, answer, { vary, 'content-encoding': encoding });
  await pipeline(Readable.from(piecesOf(text)), compressor(encoding, text.byteLength), response);
}

/** Writes the answer of the CMS: JSON compressed, everything else as a stream. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  hold: Hold = () => undefined,
): Promise<void> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (isJson && answer.body && request.method !== 'HEAD') return sendJson(request, response, answer, hold);
  if (!answer.body || request.method === 'HEAD') {
    writeHead(response, answer, {});
    response.end();
    return;
  }
  const stream = Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>);
  // A file that cannot be read fails here, before anything was promised.
  await once(stream, 'readable');
  writeHead(response, answer, {});
  await pipeline(stream, response);
}

/** A short JSON answer of the server itself. */
export function sendFailure(response: ServerResponse, status: number, type: string, message: string): void {
  const body = JSON.stringify({ type, message, context: null });
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(body);
}
