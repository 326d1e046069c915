// Builds the site (dist/app) and the embedded CMS's server (dist/server), and compresses what the server hands out.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, createServer } from 'vite';
import { root, stampFile } from './build-state.mjs';

const compressible = /\.(js|css|html|svg|json|txt)$/;

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}

/** What the definitions of the blocks say of stored fields, as data for the embedded CMS, which does not know them. */
async function writeKnownBlocks(logLevel) {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { allKnownFields } = await server.ssrLoadModule('/src/editor/document/known-blocks.ts');
    await writeFile(join(root, 'dist/server/known-blocks.json'), JSON.stringify(await allKnownFields()));
  } finally {
    await server.close();
  }
}

export async function buildAll({ quiet = false } = {}) {
  const logLevel = quiet ? 'warn' : 'info';
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel });
  await build({ root, configFile: join(root, 'vite.server.config.ts'), logLevel });
  await build({ root, configFile: join(root, 'vite.head.config.ts'), logLevel });
  await writeKnownBlocks(logLevel);
  const files = await filesBelow(join(root, 'dist/app'));
  await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stampFile, new Date().toISOString());
}

if (import.meta.url === `file://${process.argv[1]}`) await buildAll();
