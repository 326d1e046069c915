// `npm run check:deploy [-- --data DIR] [--load]`: the files of `deploy/` at work. nginx and Varnish of this machine and the portal's
// server stand before the Plone that `npm run check:plone` left: who gets what, what is kept and forgotten, what a release
// leaves, and whether a backup brings everything back. With `--load` also what many page views wait for.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build-state.mjs';
import { checkBackup } from './deploy/backup-check.mjs';
import { checkInBrowser } from './deploy/browser-check.mjs';
import { checkSite, visitor } from './deploy/site-checks.mjs';
import { viewPages } from './deploy/load.mjs';
import { startTally } from './deploy/tally.mjs';
import { letCache, startStack } from './deploy/stack.mjs';
import { placesIn } from './plone/data-folder.mjs';
import { startPlone } from './plone/start.mjs';

const minute = 60_000;

const { check, conclude } = startTally();

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(root, '.data/plone-check') },
    load: { type: 'boolean', default: false },
  },
});
const { venv } = placesIn(join(root, '.data/plone'));
const places = { ...placesIn(resolve(values.data)), venv };
const folder = await mkdtemp(join(tmpdir(), 'portal-deploy-'));
// nginx reads files as a user of its own.
await chmod(folder, 0o711);

const startSite = () =>
  startPlone(['--data', places.data], {
    env: { PORTAL_PLONE_VENV: venv, PORTAL_RATE_LIMIT: 'off' },
    limit: 5 * minute,
  });

/** What two hundred page views a second wait for, through the cache and without it. */
async function measureViews({ cache, portal, host, secure }, asked) {
  const views = [asked];
  for (const [name, base, rate] of [
    ['through the cache', cache, 200],
    ['without it', portal, 20],
  ]) {
    const { calls, failed, median, p95, most, ...seen } = await viewPages(base, views, {
      host: `${host}:${secure}`,
      rate,
      seconds: 10,
    });
    const times = [median, p95, most].map((time) => time.toFixed(1)).join(' / ');
    console.log(
      `${seen.rate.toFixed(0)} of ${rate} page views a second ${name}, ${calls} calls, ${failed} failed: ${times} ms (median, p95, most)`,
    );
  }
}

let plone = await startSite();
let stack;
try {
  stack = await startStack(folder, plone.site);
  await letCache(plone.site, stack.cache);
  const ask = visitor(stack, await readFile(stack.certificate));
  await checkSite(check, ask, stack, folder);
  const asked = await checkInBrowser(check, ask, stack, folder);
  if (values.load) await measureViews(stack, asked);
  plone = await checkBackup(check, { plone, startSite, places, folder });
} finally {
  await stack?.stop();
  await plone.stop();
  await rm(folder, { recursive: true, force: true });
}
conclude('deployment');
