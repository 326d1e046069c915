// `npm run check:solr [-- --api-only]`: a fresh Plone with the demo and a Solr of its own. Whether what is written is found
// and what is private or restricted is not, what visitors get while Solr is down, and the journeys of the search.
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build-state.mjs';
import { startTally } from './deploy/tally.mjs';
import { siteId } from './plone/api.mjs';
import { openDataFolder, placesIn } from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';
import { prepareInstance } from './plone/instance.mjs';
import { openOutbox } from './plone/outbox.mjs';
import { ensureSettings, ensureSite } from './plone/site.mjs';
import { activateSolr, ensureSolr, environmentOf, startSolr } from './plone/solr.mjs';
import { startZope } from './plone/zope.mjs';
import { freePort } from './serve.mjs';
import { checkDoctor } from './solr/doctor-check.mjs';
import { checkFinding } from './solr/finding-check.mjs';
import { checkOutage } from './solr/outage-check.mjs';

const minute = 60_000;
const { values } = parseArgs({ options: { 'api-only': { type: 'boolean', default: false } } });
const { check, conclude } = startTally();

/** The journeys whose screens ask Solr, with the portal as it is started on such a Plone. */
async function walk(api, outbox) {
  const files = ['search', 'search-by-keyboard'].map((name) => `test/journeys/${name}.spec.ts`);
  const args = ['scripts/e2e.mjs', '--api', api, '--solr', 'kitconcept', '--outbox', outbox, ...files];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORTAL_TURN: '', PORTAL_REPORT: 'journeys-solr' },
    timeout: 8 * minute,
    killSignal: 'SIGKILL',
  });
  return await new Promise((resolve) => child.once('exit', resolve));
}

async function run(places) {
  const port = await freePort();
  let solr = await startSolr(places, port);
  let zope;
  const outbox = await openOutbox(places.outbox);
  try {
    zope = await startZope(places, await freePort(), environmentOf(solr));
    const api = `${zope.origin}/${siteId}`;
    await ensureSettings(places, zope.origin, outbox.port);
    await activateSolr(places, zope.origin, solr);
    await checkFinding(check, api, solr.address);
    if (!values['api-only']) {
      const code = await walk(api, places.outbox);
      check('the journeys of the search are walked', code === 0, code);
    }
    const power = {
      stop: () => solr.stop(),
      start: async () => {
        solr = await startSolr(places, port);
      },
    };
    await checkOutage(check, api, solr.address, power);
    await checkDoctor(check, api, solr.address, power);
  } finally {
    await zope?.stop();
    await solr.stop();
    await outbox.close();
  }
}

process.env.PORTAL_RATE_LIMIT = 'off';
const shared = placesIn(join(root, '.data/plone'), { solr: true });
await openDataFolder(shared);
await ensureEnvironment(shared, { solr: true });
await ensureSolr(shared);
await mkdir(join(root, 'test-results'), { recursive: true });
const data = join(root, '.data/plone-solr-check');
await rm(data, { recursive: true, force: true });
const places = { ...placesIn(data, { solr: true }), venv: shared.venv, solr: shared.solr };
await openDataFolder(places);
await prepareInstance(places);
await ensureSite(places, {});
await run(places);
conclude('search by Solr');
