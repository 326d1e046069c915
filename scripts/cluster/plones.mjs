import { join } from 'node:path';
import { siteId } from '../plone/api.mjs';
import { openDataFolder, placesIn } from '../plone/data-folder.mjs';
import { prepareInstance } from '../plone/instance.mjs';
import { startPostgres } from '../plone/postgres.mjs';
import { ensureSite } from '../plone/site.mjs';
import { startZope, startZopes } from '../plone/zope.mjs';
import { freePort } from '../serve.mjs';

/** A PostgreSQL of its own with an empty site, and two Plones on it. */
export async function startPlones(folder, venv) {
  const postgres = await startPostgres(join(folder, 'pg'));
  const places = { ...placesIn(join(folder, 'plones')), venv };
  let zopes = [];
  const stop = async () => {
    await Promise.all(zopes.map((zope) => zope.stop()));
    await postgres.stop();
  };
  try {
    const database = await postgres.create('plone');
    await openDataFolder(places);
    await prepareInstance(places, database);
    await ensureSite(places, { empty: true });
    zopes = await startZopes(places, [await freePort(), await freePort()]);
    return {
      database,
      postgres,
      sites: zopes.map(({ origin }) => `${origin}/${siteId}`),
      /** Ends one as a power cut does. */
      kill: (index) => zopes[index].kill(),
      start: async (index) => {
        zopes[index] = await startZope(places, zopes[index].port);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
