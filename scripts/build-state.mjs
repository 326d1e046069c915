// Tells whether what was built is older than what it is built from.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const stampFile = join(root, 'dist/built');

const sources = [
  'src',
  'mocks',
  'demo',
  'locales',
  'public',
  'vite',
  'bench',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.head.config.ts',
  'scripts/build.mjs',
];

async function newestIn(path) {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path);
  const times = await Promise.all(names.map((name) => newestIn(join(path, name))));
  // The folder's own time tells of files that were removed.
  return Math.max(info.mtimeMs, ...times);
}

export async function isBuilt() {
  const stamp = await stat(stampFile).catch(() => undefined);
  if (!stamp) return false;
  const times = await Promise.all(sources.map((source) => newestIn(join(root, source))));
  return Math.max(...times) <= stamp.mtimeMs;
}
