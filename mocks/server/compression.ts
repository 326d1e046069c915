import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { bareType } from '~mocks/http/media-type';

/** Answers below this size are not worth compressing. */
const compressFrom = 1400;

export function accepts(request: IncomingMessage, encoding: string): boolean {
  const header = String(request.headers['accept-encoding'] ?? '');
  return header.split(',').some((each) => {
    const [name = '', weight = ''] = each.trim().split(';');
    return name === encoding && !/q=0(?:\.0+)?$/.test(weight.trim());
  });
}

export type Encoding = 'br' | 'gzip';

/** The encoding in which an answer of this many bytes, where they are known, is sent; undefined for as it is. */
export function encodingFor(request: IncomingMessage, size: number | undefined): Encoding | undefined {
  if (size !== undefined && size < compressFrom) return undefined;
  return (['br', 'gzip'] as const).find((each) => accepts(request, each));
}

/** Levels that cost about as much time as they save on the way. */
export function compressor(encoding: Encoding, size?: number): Transform {
  if (encoding === 'gzip') return createGzip({ level: 5 });
  const hint = size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size };
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, ...hint } });
}

/** JSON, text and what is written like them; pictures, films and archives are compressed already. */
export function isText(contentType = ''): boolean {
  const bare = bareType(contentType) ?? '';
  return /^text\/|^application\/(?:.*[.+])?(?:json|xml|javascript)(?:\+|$)/.test(bare);
}

/** `Vary` with one more name. */
export function varying(vary: string | undefined, name: string): string {
  const names = (vary ?? '').split(',').map((each) => each.trim());
  const isThere = names.some((each) => each === '*' || each.toLowerCase() === name.toLowerCase());
  return isThere ? names.join(', ') : [...names.filter((each) => each !== ''), name].join(', ');
}
