import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, relative, sep } from 'node:path';
import send from 'send';
import { contentTypeByName } from '~mocks/http/content-type';
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
const isHashed = (url: string): boolean => url.startsWith('/assets/') && /-[\w-]{7}\.\w+$/.test(url);

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

const headersOf = ({ contentType, encoded }: StaticFile, url: string): [string, string][] => [
  [
    'Content-Type',
    /^(?:text|application)\//.test(contentType) ? `${contentType}; charset=utf-8` : contentType,
  ],
  ['Cache-Control', isHashed(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
  ['X-Content-Type-Options', 'nosniff'],
  ...(encoded.size > 0 ? [['Vary', 'Accept-Encoding'] satisfies [string, string]] : []),
];

/** Takes back what was to be said of a file that is not sent. */
function forget(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== 'content-range') response.removeHeader(name);
}

/**
 * Sends a file, whole, in part or as unchanged, and compressed where the browser takes it; false when a later build has
 * taken the file away.
 */
export function sendStaticFile(
  file: StaticFile,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const chosen = [...file.encoded].find(([encoding]) => accepts(request, encoding));
  const [encoding, path] = chosen ?? [undefined, file.path];
  return new Promise((resolve, reject) => {
    send(request, encodeURIComponent(basename(path)), {
      root: dirname(path),
      dotfiles: 'allow',
      cacheControl: false,
      index: false,
    })
      .on('headers', () => {
        for (const [name, value] of headersOf(file, url)) response.setHeader(name, value);
        if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
      })
      .on('error', (error: Error & { status?: number }) => {
        const { status = 500 } = error;
        if (status >= 500) return reject(error);
        forget(response);
        if (status === 404) return resolve(false);
        response.writeHead(status).end();
      })
      .pipe(response)
      .on('close', () => resolve(true));
  });
}
