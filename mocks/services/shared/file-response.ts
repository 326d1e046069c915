import type { StoredFile } from '~mocks/repository/types';
import { filePolicy, isHarmless, sentType } from '~mocks/http/media-type';

interface Source {
  size: number;
  /** The bytes from `start` to `end`, both inclusive. */
  stream(start: number, end: number): ReadableStream<Uint8Array>;
}

interface Options {
  headers: Record<string, string>;
  /** Value of the request's `Range`; undefined where the answer is always whole. */
  range?: string | null;
}

/** `attachment; filename*=UTF-8''…`. */
export function disposition(kind: 'attachment' | 'inline', filename: string): string {
  const name = encodeURIComponent(filename).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${name}`;
}

/**
 * How a file of this type is shown: by the browser itself where that is safe and not unwanted, else it is saved. Pictures
 * and the like that say nothing of it are shown under no name.
 */
export function fileHeaders(
  contentType: string,
  filename: string,
  wanted?: 'attachment' | 'inline',
): Record<string, string> {
  const kind = isHarmless(contentType) ? wanted : 'attachment';
  return {
    'Content-Type': sentType(contentType),
    'Content-Security-Policy': filePolicy(contentType),
    ...(kind === undefined ? {} : { 'Content-Disposition': disposition(kind, filename) }),
  };
}

/** First and last byte that a range header asks for; undefined for one that says nothing usable, or lies behind the end. */
function readRange(range: string, size: number): { start: number; end: number } | undefined {
  const { from = '', to = '' } = /^bytes=(?<from>\d*)-(?<to>\d*)$/.exec(range.trim())?.groups ?? {};
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? undefined : { start, end };
}

/** A file as a stream, whole or in part. */
export function fileResponse(source: Source, { headers, range }: Options): Response {
  const { size } = source;
  const part = range ? readRange(range, size) : undefined;
  const answer = new Headers({ ...headers, 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff' });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  answer.set('Content-Length', String(end - start + 1));
  if (part) answer.set('Content-Range', `bytes ${start}-${end}/${size}`);
  return new Response(size === 0 ? null : source.stream(start, end), {
    status: part ? 206 : 200,
    headers: answer,
  });
}

/** Bytes in memory as a source. */
export function bytesSource(bytes: Uint8Array): Source {
  return {
    size: bytes.byteLength,
    stream: (start, end) => {
      const part = bytes.subarray(start, end + 1);
      return new ReadableStream({
        start(controller) {
          controller.enqueue(part);
          controller.close();
        },
      });
    },
  };
}

/** A stored file as a source. */
export function storedSource(
  file: StoredFile,
  stream: (blob: string, start: number, end: number) => ReadableStream<Uint8Array>,
): Source {
  return { size: file.size, stream: (start, end) => stream(file.blob, start, end) };
}
