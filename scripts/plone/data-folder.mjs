import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './failure.mjs';

/**
 * What a data folder holds: the environment stays when the content is thrown away. A Plone with Solr has one of its own,
 * since what speaks to Solr there takes the place of the add-on's own search in every site.
 */
export function placesIn(data, { solr = false } = {}) {
  return {
    data,
    venv: process.env.PORTAL_PLONE_VENV || join(data, solr ? 'venv-solr' : 'venv'),
    solr: process.env.PORTAL_SOLR || join(data, 'solr'),
    solrHome: join(data, 'solr-home'),
    solrLog: join(data, 'solr.log'),
    instance: join(data, 'instance'),
    outbox: join(data, 'outbox'),
    seed: join(data, 'seed-export'),
    institute: join(data, 'institute'),
    state: join(data, 'state.json'),
    plan: join(data, 'plan.json'),
    installLog: join(data, 'install.log'),
    log: join(data, 'plone.log'),
  };
}

/** Makes the folder and tries to write into it. */
export async function openDataFolder(places) {
  const probe = join(places.data, '.writable');
  try {
    await mkdir(places.outbox, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(`${places.data} cannot be written: ${error.code ?? error.message}.`);
  }
}

/** Removes the site with all that belongs to it, but for what a database keeps. */
export async function clearContent(places) {
  const state = await readState(places);
  const { instance, outbox, seed, institute, plan, solrHome } = places;
  for (const path of [instance, outbox, seed, institute, plan, solrHome])
    await rm(path, { recursive: true, force: true });
  const kept = Object.entries(state).filter(([name]) => name.startsWith('installed'));
  await writeState(places, Object.fromEntries(kept));
  await mkdir(places.outbox, { recursive: true });
}

/**
 * Which steps are done: `installed` is the digest of what was installed, `installedPostgres` of what speaks to PostgreSQL,
 * the same with `Solr` for the environment with Solr, `storage` where the site is kept, `site` whether it stands, `items`
 * how many it was filled to, `settings` whether its control panel is filled, `solr` whether Solr has its content. A step is
 * noted after it is done, so one that was cut short is done again.
 */
export async function readState(places) {
  try {
    return JSON.parse(await readFile(places.state, 'utf8'));
  } catch {
    return {};
  }
}

async function writeState(places, state) {
  const next = `${places.state}.new`;
  await writeFile(next, JSON.stringify(state, null, 2));
  await rename(next, places.state);
}

export async function noteDone(places, done) {
  await writeState(places, { ...(await readState(places)), ...done });
}

/** Notes where the site of this folder is kept; one that is kept elsewhere is never passed over in silence. */
export async function takeStorage(places, postgres) {
  const { storage = 'files', site } = await readState(places);
  const wanted = postgres === undefined ? 'files' : withoutPassword(postgres);
  if (site && storage !== wanted)
    throw new StartError(
      `The site of ${places.data} is kept in ${storage}. --data names another folder; --fresh begins anew.`,
    );
  await noteDone(places, { storage: wanted });
}

/** A site whose search is Solr's cannot do without what it has installed. */
export async function takeSolr(places, solr) {
  const { solr: hasSolr, site } = await readState(places);
  if (site && hasSolr && !solr)
    throw new StartError(
      `The site of ${places.data} has its search from Solr: start it with --solr. --data names another folder; --fresh begins anew.`,
    );
}

function withoutPassword(address) {
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}
