// `npm run plone`: a Plone of its own with the portal's add-on and the demo institution, installed under `.data/plone`;
// with `--stock` one without the add-on, which shares what is installed and nothing else.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteId } from './plone/api.mjs';
import {
  clearContent,
  openDataFolder,
  placesIn,
  readState,
  takeSolr,
  takeStorage,
} from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';
import { StartError } from './plone/failure.mjs';
import { admin, prepareInstance } from './plone/instance.mjs';
import { readOptions, usage } from './plone/options.mjs';
import { openOutbox } from './plone/outbox.mjs';
import { emptyDatabase, ensureItems, ensureSettings, ensureSite } from './plone/site.mjs';
import { activateSolr, ensureSolr, environmentOf, startSolr } from './plone/solr.mjs';
import { checkPort, startZopes } from './plone/zope.mjs';
import { freePort } from './serve.mjs';

/** Logins of the demo, of which nothing but its public passwords is in the folder. */
async function demoLogins(places) {
  const { demo } = await readState(places);
  if (!demo) return [];
  const { members } = JSON.parse(await readFile(join(places.seed, 'principals.json'), 'utf8'));
  return members.map(({ login_name, password }) => `${login_name} / ${password}`);
}

async function describe(places, [zope, ...others], solr) {
  const address = `${zope.origin}/${siteId}`;
  return [
    `Plone is at ${address} (its API at ${address}/++api++)`,
    ...others.map(({ origin }) => `and at ${origin}/${siteId}`),
    ...(solr ? [`Solr is at ${solr.address}`] : []),
    `The portal on it: npm start -- --api ${address}${solr ? ' --solr kitconcept' : ''}`,
    `Logins: ${[`${admin.name} / ${admin.password}`, ...(await demoLogins(places))].join(', ')}`,
    `Mails: ${places.outbox}`,
  ].join('\n');
}

async function install(places, { postgres, solr }) {
  await ensureEnvironment(places, { postgres: postgres !== undefined, solr });
  if (solr) await ensureSolr(places);
}

async function start(options) {
  const environment = placesIn(options.data, options);
  const places = options.stock
    ? { ...placesIn(join(options.data, 'stock')), venv: environment.venv }
    : environment;
  await openDataFolder(environment);
  await openDataFolder(places);
  if (options.install) return install(environment, options);
  const ports = Array.from({ length: options.instances }, (_one, index) => options.port + index);
  for (const port of ports) await checkPort(port);
  if (options.fresh) await clearContent(places);
  await takeStorage(places, options.postgres);
  await takeSolr(places, options.solr);
  await install(environment, options);
  await prepareInstance(places, options.postgres, options);
  if (options.fresh && options.postgres !== undefined) await emptyDatabase(places);
  await ensureSite(places, options);
  if (options.items !== undefined) await ensureItems(places, options.items);
  const outbox = await openOutbox(places.outbox);
  const solr = options.solr ? await startSolr(places, await freePort()) : undefined;
  const zopes = await startZopes(places, ports, solr && environmentOf(solr));
  let isStopping = false;
  const stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(zopes.map((zope) => zope.stop()));
    await solr?.stop();
    await outbox.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));
  try {
    await ensureSettings(places, zopes[0].origin, outbox.port, options);
    if (solr) await activateSolr(places, zopes[0].origin, solr);
    console.log(await describe(places, zopes, solr));
  } catch (error) {
    console.error(error.message.split('\n')[0]);
    await stop(1);
  }
  await Promise.race(zopes.map((zope) => zope.end));
  if (!isStopping) {
    console.error(`Plone has ended; it says why in ${places.log}.`);
    await stop(1);
  }
}

try {
  const options = await readOptions(process.argv.slice(2));
  if (options) await start(options);
  else console.log(usage);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
