import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from './failure.mjs';

/** One machine's share: each process holds some hundred megabytes. */
const mostInstances = 8;
/** More than the demo and the institute's own pages hold, and what one file of a database takes well. */
const leastItems = 2000;
const mostItems = 200_000;

export const usage = `Usage: npm run plone -- [options]

  --port NUMBER   port to listen on, on this machine only (8080)
  --data FOLDER   where Plone, its content and its mails are kept (.data/plone)
  --fresh         throws the content away first; what is installed stays
  --empty         a new site gets no demo content and no demo users
  --stock         a Plone without the portal's add-on, whose demo is of Plone's own types, beside the other site
  --install       installs Plone and ends
  --import DIR    a new site gets the content of a plone.exportimport folder instead of the demo's
  --items N       the demo's site becomes an institute with so many items, for benchmarks, ${leastItems} to ${mostItems}
  --postgres URL  keeps the content in this PostgreSQL database (postgresql://…) instead of in files
  --instances N   so many Plone processes on it, 1 to ${mostInstances}, on --port and those after it (1)
  --solr          lets a Solr of its own answer the search; it needs Java 17 and, the first time, Maven`;

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '8080' },
        data: { type: 'string', default: '.data/plone' },
        fresh: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        stock: { type: 'boolean', default: false },
        import: { type: 'string' },
        items: { type: 'string' },
        install: { type: 'boolean', default: false },
        postgres: { type: 'string' },
        instances: { type: 'string' },
        solr: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error.message.split(/[.\n]/)[0]}. "npm run plone -- --help" lists the options.`);
  }
}

function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new StartError(`--port takes a number from 1 to 65535, not "${text}".`);
  return port;
}

/** Whether all of an address can be read, and stand in one line of Zope's configuration. */
function isText(address) {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

function readPostgres(text) {
  if (text === undefined) return undefined;
  if (/^postgres(?:ql)?:\/\/.*\/[^/?]/.test(text) && isText(text) && URL.canParse(text)) return text;
  throw new StartError('--postgres takes an address, such as postgresql://plone:PASSWORD@127.0.0.1/plone.');
}

function readInstances({ instances, postgres }, port) {
  if (instances === undefined) return 1;
  const count = Number(instances);
  if (!/^\d+$/.test(instances) || count < 1 || count > mostInstances)
    throw new StartError(`--instances takes a number from 1 to ${mostInstances}, not "${instances}".`);
  if (postgres === undefined)
    throw new StartError('--instances needs --postgres: only one process can keep its content in files.');
  if (port + count - 1 > 65535) throw new StartError(`There are no ${count} ports from ${port} on.`);
  return count;
}

function readItems({ items, empty, import: folder }) {
  if (items === undefined) return undefined;
  const count = Number(items);
  if (!/^\d+$/.test(items) || count < leastItems || count > mostItems)
    throw new StartError(`--items takes a number from ${leastItems} to ${mostItems}, not "${items}".`);
  if (empty || folder !== undefined)
    throw new StartError('--items adds to the demo, without --empty or --import.');
  return count;
}

async function readImport(text) {
  if (text === undefined) return undefined;
  const folder = resolve(text);
  const metadata = await stat(join(folder, 'content/__metadata__.json')).catch(() => undefined);
  if (!metadata)
    throw new StartError(`${folder} is no plone.exportimport folder: content/__metadata__.json is missing.`);
  return folder;
}

/** Reads the command line; undefined when only help is wanted. */
export async function readOptions(args) {
  const values = parse(args);
  if (values.help) return undefined;
  if (values.empty && values.import !== undefined)
    throw new StartError('--empty and --import exclude each other.');
  if (values.stock && values.install)
    throw new StartError('--stock and --install exclude each other: what is installed is the same for both.');
  if (values.stock && values.postgres !== undefined)
    throw new StartError(
      '--stock and --postgres exclude each other: a stock Plone keeps its content in files.',
    );
  if (values.stock && values.solr)
    throw new StartError(
      '--stock and --solr exclude each other: what asks Solr takes more than a stock Plone.',
    );
  const port = readPort(values.port);
  return {
    port,
    postgres: readPostgres(values.postgres),
    instances: readInstances(values, port),
    solr: values.solr,
    data: resolve(values.data),
    fresh: values.fresh,
    empty: values.empty,
    stock: values.stock,
    install: values.install,
    items: readItems(values),
    importFolder: await readImport(values.import),
  };
}
