import { open, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypeByName } from '../http/content-type';
import { accepts } from './compression';

interface StaticFile {
  path: string;
  contentType: string;
  /** Paths of compressed twins by encoding. */
  encoded: ReadonlyMap<string, string>;
}

/** The files of the built app by URL path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Built files have a hash of their content in their names, and never change. */
const isHashed = (url: string): boolean => url.startsWith('/assets/') && /-[\w-]{8}\.\w+$/.test(url);

/** Lists a folder once; the server never looks for a file that was not there at its start. */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const isTwin = encodings.some(
      ([, suffix]) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
    );
    if (isTwin || url.startsWith('/.vite/') || url === '/index.html') continue;
    const twins = encodings.map(([encoding, suffix]) => [encoding, path + suffix] as const);
    const encoded = new Map(twins.filter(([, twin]) => paths.has(twin)));
    files.set(url, { path, contentType: contentTypeByName(path), encoded });
  }
  return files;
}

/** Sends a file, compressed where the browser takes it; false when a later build has taken the file away. */
export async function sendStaticFile(
  file: StaticFile,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const chosen = [...file.encoded].find(([encoding]) => accepts(request, encoding));
  const [encoding, path] = chosen ?? [undefined, file.path];
  const handle = await open(path).catch(() => undefined);
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    const isText = /^(?:text|application)\//.test(file.contentType);
    response.writeHead(200, {
      'Content-Type': isText ? `${file.contentType}; charset=utf-8` : file.contentType,
      'Content-Length': size,
      'Cache-Control': isHashed(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      ...(file.encoded.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } finally {
    await handle.close();
  }
  return true;
}
