// node deploy/solr/activate.mjs --api http://127.0.0.1:8080/Plone [--solr http://127.0.0.1:8983/solr/plone] [--login admin]
// Lets a Plone in whose environment kitconcept.solr is installed answer the portal's search by Solr, and indexes all its
// content; to be repeated when other fields or tabs are wanted. The password of the manager comes from PORTAL_PASSWORD.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { conclude, isAddress, plonesManager } from '../plone-manager.mjs';

const usage =
  'node deploy/solr/activate.mjs --api http://127.0.0.1:8080/Plone [--solr http://127.0.0.1:8983/solr/plone] [--login admin]   (password in PORTAL_PASSWORD)';

/** The first brings its tables, the second the services that ask them. */
const addOns = ['collective.solr', 'kitconcept.solr'];

const settings = ({ hostname, port, pathname }, config) => ({
  'kitconcept.solr.config': config,
  'collective.solr.host': hostname,
  'collective.solr.port': Number(port),
  'collective.solr.base': pathname.replace(/\/+$/, ''),
  // Of what the catalog is asked, only this goes to Solr, and nobody asks it: lists, folders and the search that stands in
  // for Solr stay the catalog's, whatever Solr does.
  'collective.solr.required': ['use_solr'],
  // A Solr that hangs lets nobody wait for long; a change is saved, and found after the next sync. Plone takes them with a
  // fraction alone.
  'collective.solr.search_timeout': 10.5,
  'collective.solr.index_timeout': 20.5,
  // A save does not wait for Solr to make it found, which takes it up to a second; without this it would.
  'collective.solr.commit_within': 1000,
  'collective.solr.use_tika': false,
  'collective.solr.active': true,
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      api: { type: 'string', default: '' },
      solr: { type: 'string', default: 'http://127.0.0.1:8983/solr/plone' },
      login: { type: 'string', default: 'admin' },
    },
  });
  const password = process.env.PORTAL_PASSWORD;
  // What asks Solr speaks no TLS.
  const isSolr = isAddress(values.solr) && values.solr.startsWith('http:');
  if (!isAddress(values.api) || !isSolr || !password) throw new Error(usage);
  const solr = new URL(values.solr);
  if (solr.port === '') throw new Error(`${values.solr} names no port. Solr’s own is 8983.`);
  return { ...values, solr, password };
}

async function run() {
  const { api, solr, login, password } = readOptions();
  const { ask, call, install } = plonesManager({ api, login, password });
  for (const name of addOns) await install(name);
  const config = JSON.parse(await readFile(new URL('search.json', import.meta.url), 'utf8'));
  await call('PATCH', '/@registry', settings(solr, config));
  await ask('GET', '/@@solr-maintenance/clear');
  const said = await ask('GET', '/@@solr-maintenance/reindex');
  // It begins to answer before it knows how it ends.
  const [, count] = /processed (\d+) items/.exec(said) ?? [];
  if (count === undefined) throw new Error(`Solr was not filled: ${said.trim().slice(-300)}`);
  console.log(`Solr answers the search, with ${count} items.`);
}

await conclude(run);
