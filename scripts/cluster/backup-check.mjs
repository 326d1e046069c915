import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build-state.mjs';
import { checkTraces, openSession, traces } from '../deploy/backup-check.mjs';
import { siteId } from '../plone/api.mjs';
import { openDataFolder, placesIn } from '../plone/data-folder.mjs';
import { prepareInstance } from '../plone/instance.mjs';
import { startZope } from '../plone/zope.mjs';
import { freePort } from '../serve.mjs';
import { asManager, password } from './people.mjs';

const run = promisify(execFile);

const script = (name, ...args) => run(join(root, 'deploy', name), args);

/** Backs the database of running Plones up, and looks at what a Plone on a new one finds. */
export async function checkDump(check, { plones, login, folder, venv }) {
  const [site] = plones.sites;
  const picture = await readFile(join(root, 'public/icon-512.png'));
  await asManager(site, 'POST', '/de', {
    '@type': 'Image',
    title: 'Ein Bild',
    image: {
      data: picture.toString('base64'),
      encoding: 'base64',
      filename: 'bild.png',
      'content-type': 'image/png',
    },
  });
  const session = await openSession(site, login, password);
  const before = await traces(site, session, login);
  const backup = join(folder, 'backup');
  const none = await script('restore-postgresql.sh', folder, plones.database).catch(({ stderr }) => stderr);
  check('a folder without a dump is refused', /no finished backup/.test(none), none);
  await script('backup-postgresql.sh', plones.database, backup);
  const full = await script('restore-postgresql.sh', backup, plones.database).catch(({ stderr }) => stderr);
  check('nothing is restored into a database that holds something', /is not empty/.test(full), full);
  const database = await plones.postgres.create('restored');
  await script('restore-postgresql.sh', backup, database);
  const places = { ...placesIn(join(folder, 'restored')), venv };
  await openDataFolder(places);
  await prepareInstance(places, database);
  const zope = await startZope(places, await freePort());
  try {
    checkTraces(check, before, await traces(`${zope.origin}/${siteId}`, session, login));
  } finally {
    await zope.stop();
    await rm(places.data, { recursive: true });
  }
}
