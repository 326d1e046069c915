// node deploy/solr/activate.mjs --api http://127.0.0.1:8080/Plone [--solr http://127.0.0.1:8983/solr/plone] [--login admin]
// Lets a Plone in whose environment kitconcept.solr is installed answer the portal's search by Solr, and indexes all its
// content; to be repeated when other fields or tabs are wanted. The password of the manager comes from PORTAL_PASSWORD.
import { readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

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

const isAddress = (text) => /^http:\/\//.test(text) && URL.canParse(text);

function readOptions() {
  const { values } = parseArgs({
    options: {
      api: { type: 'string', default: '' },
      solr: { type: 'string', default: 'http://127.0.0.1:8983/solr/plone' },
      login: { type: 'string', default: 'admin' },
    },
  });
  const password = process.env.PORTAL_PASSWORD;
  if (!/^https?:/.test(values.api) || !URL.canParse(values.api) || !isAddress(values.solr) || !password)
    throw new Error(usage);
  const solr = new URL(values.solr);
  if (solr.port === '') throw new Error(`${values.solr} names no port. Solr’s own is 8983.`);
  return { ...values, solr, password };
}

/** A call that may take as long as it needs: `fetch` gives up after five minutes, in which not every site is indexed. */
const send = (method, url, headers, body) =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const call = request(url, { method, headers }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode, text }), reject);
    });
    call.once('error', reject);
    call.end(body);
  });

async function run() {
  const { api, solr, login, password } = readOptions();
  const site = api.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const ask = async (method, url, body) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: authorization,
    };
    const { status, text } = await send(method, url, headers, body && JSON.stringify(body));
    if (status >= 300) throw new Error(`${method} ${url} answers ${status}: ${text.slice(0, 300)}`);
    return text;
  };
  const call = (method, path, body) => ask(method, `${site}/++api++${path}`, body);
  for (const name of addOns) {
    const { is_installed: isInstalled } = JSON.parse(await call('GET', `/@addons/${name}`));
    if (!isInstalled) await call('POST', `/@addons/${name}/install`, {});
  }
  const config = JSON.parse(await readFile(new URL('search.json', import.meta.url), 'utf8'));
  await call('PATCH', '/@registry', settings(solr, config));
  await ask('GET', `${site}/@@solr-maintenance/clear`);
  const said = await ask('GET', `${site}/@@solr-maintenance/reindex`);
  // It begins to answer before it knows how it ends.
  const [, count] = /processed (\d+) items/.exec(said) ?? [];
  if (count === undefined) throw new Error(`Solr was not filled: ${said.trim().slice(-300)}`);
  console.log(`Solr answers the search, with ${count} items.`);
}

await run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
