import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../build-state.mjs';
import { admin } from '../plone/instance.mjs';
import { placesIn } from '../plone/data-folder.mjs';
import { startPlone } from '../plone/start.mjs';

/** Starts the embedded CMS out of the sources. */
export async function startEmbedded() {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    appType: 'custom',
  });
  const { startEmbedded: start } = await vite.ssrLoadModule('/scripts/parity/embedded.ts');
  const { site, outbox, stop } = await start(admin);
  return {
    site,
    outbox,
    stop: async () => {
      await stop();
      await vite.close();
    },
  };
}

/** A Plone by the address of its site and the folder in which its mails come to lie. */
export function ploneAt(url, outbox) {
  const { origin, pathname } = new URL(url);
  return { site: origin, ploneSite: pathname.replace(/(?:\/\+\+api\+\+)?\/?$/, ''), outbox };
}

const startLimit = 5 * 60_000;

/** Starts an empty Plone in a temporary folder, out of the environment of `npm run plone`. */
export async function startEmptyPlone() {
  const { venv } = placesIn(join(root, '.data/plone'));
  const data = await mkdtemp(join(tmpdir(), 'parity-plone-'));
  const clear = () => rm(data, { recursive: true, force: true });
  try {
    const env = { PORTAL_PLONE_VENV: venv, PORTAL_RATE_LIMIT: 'off' };
    const plone = await startPlone(['--empty', '--data', data], { env, limit: startLimit });
    return { ...ploneAt(plone.site, join(data, 'outbox')), stop: () => plone.stop().then(clear, clear) };
  } catch {
    await clear();
    throw new Error(
      'No Plone can be started: "npm run plone -- --install" installs it, --plone names one that runs.',
    );
  }
}
