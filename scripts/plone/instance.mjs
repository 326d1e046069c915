import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { StartError } from './failure.mjs';
import { runLogged } from './run.mjs';

/** A file as a server has it, of `deploy/plone/`. */
const deployed = (name) => readFile(join(root, 'deploy/plone', name), 'utf8');

/** An address as the keywords of libpq, the only form that RelStorage takes. */
function keywordsOf(address) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const values = {
    host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    dbname: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(searchParams),
  };
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}='${value.replace(/[\\']/g, '\\$&')}'`)
    .join(' ');
}

/** What a server has, with another database than that of the machine's own user. */
async function inPostgres(address) {
  const text = await deployed('postgresql.conf');
  // ZConfig reads a $ as the name of a value.
  const dsn = keywordsOf(address).replaceAll('$', () => '$$');
  return text.replace(/^( *dsn ).*$/m, (_line, key) => key + dsn);
}

/** The Zope root user of a demo that listens on loopback alone. */
export const admin = { name: 'admin', password: 'admin' };

/** Keeps a Plone from loading the portal's add-on, and what is installed for its sake, though both are there. */
const withoutAddOn = `<configure xmlns="http://namespaces.zope.org/zope">
  <exclude package="researchportal" />
  <exclude package="collective.blog" />
</configure>
`;

/**
 * Makes the instance where there is none, and writes its configuration for this start: content in files, or in the
 * database at `postgres`. Several processes share it, each with a port of its own.
 */
export async function prepareInstance(places, postgres, { stock = false } = {}) {
  const { instance, venv, log } = places;
  if (!existsSync(join(instance, 'etc/site.zcml'))) {
    const user = `${admin.name}:${admin.password}`;
    const made = await runLogged(join(venv, 'bin/mkwsgiinstance'), ['-d', instance, '-u', user], { log });
    if (made.code !== 0) throw new StartError(`The instance cannot be made. More in ${log}.`);
  }
  if (stock) {
    await mkdir(join(instance, 'etc/package-includes'), { recursive: true });
    // Read before anything that it excludes.
    await writeFile(join(instance, 'etc/package-includes/stock-meta.zcml'), withoutAddOn);
  }
  await mkdir(join(instance, 'var/blobstorage'), { recursive: true, mode: 0o700 });
  const conf = (await deployed('zope.conf')).replaceAll('/srv/plone/instance', () => instance);
  const files = {
    'zope.conf': conf,
    'zope.ini': await deployed('zope.ini'),
    'database.conf': postgres ? await inPostgres(postgres) : await deployed('files.conf'),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(instance, 'etc', name), text);
}
