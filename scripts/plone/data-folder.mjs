import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './failure.mjs';

/** What a data folder holds: the environment stays when the content is thrown away. */
export function placesIn(data) {
  return {
    data,
    venv: process.env.PORTAL_PLONE_VENV || join(data, 'venv'),
    instance: join(data, 'instance'),
    outbox: join(data, 'outbox'),
    seed: join(data, 'seed-export'),
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
  for (const path of [places.instance, places.outbox, places.seed, places.plan])
    await rm(path, { recursive: true, force: true });
  await writeState(places, { installed: state.installed, installedPostgres: state.installedPostgres });
  await mkdir(places.outbox, { recursive: true });
}

/**
 * Which steps are done: `installed` is the digest of what was installed, `installedPostgres` of what speaks to PostgreSQL,
 * `storage` where the site is kept, `site` whether it stands, `settings` whether its control panel is filled. A step is noted after it is done, so one that was cut short is done again.
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

function withoutPassword(address) {
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}
