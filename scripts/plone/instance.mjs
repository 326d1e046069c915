import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { StartError } from './failure.mjs';
import { runLogged } from './run.mjs';

/** Zope's configuration. Larger bodies than the default of 1 MB come with every picture that is sent as JSON. */
const zopeConf = (folder, database) => `%define INSTANCE ${folder}
instancehome $INSTANCE
trusted-proxy 127.0.0.1

<environment>
  CHAMELEON_CACHE $INSTANCE/var/cache
</environment>

<dos_protection>
  form-memory-limit 200MB
</dos_protection>

${database}`;

const inFiles = `<zodb_db main>
  cache-size 30000
  <filestorage>
    path $INSTANCE/var/Data.fs
    blob-dir $INSTANCE/var/blobstorage
  </filestorage>
  mount-point /
</zodb_db>
`;

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
  const text = await readFile(join(root, 'deploy/plone/postgresql.conf'), 'utf8');
  // ZConfig reads a $ as the name of a value.
  const dsn = keywordsOf(address).replaceAll('$', () => '$$');
  return text.replace(/^( *dsn ).*$/m, (_line, key) => key + dsn);
}

/**
 * waitress throws forwarded addresses away unless it is told which proxy to trust: all visitors of `npm start -- --api`
 * would be one to Plone, and share one limit. The port is told to each process when it is started.
 */
const zopeIni = `[app:zope]
use = egg:Zope#main
zope_conf = %(here)s/zope.conf

[server:main]
use = egg:waitress#main
host = 127.0.0.1
port = %(http_port)s
threads = 4
trusted_proxy = 127.0.0.1
trusted_proxy_headers = x-forwarded-for
max_request_body_size = 1073741824

[pipeline:main]
pipeline =
    egg:Zope#httpexceptions
    zope

[loggers]
keys = root

[handlers]
keys = console

[formatters]
keys = generic

[logger_root]
level = INFO
handlers = console

[handler_console]
class = StreamHandler
args = (sys.stderr,)
level = NOTSET
formatter = generic

[formatter_generic]
format = %(asctime)s %(levelname)s [%(name)s:%(lineno)s] %(message)s
`;

/** The Zope root user of a demo that listens on loopback alone. */
export const admin = { name: 'admin', password: 'admin' };

/**
 * Makes the instance where there is none, and writes its configuration for this start: content in files, or in the
 * database at `postgres`. Several processes share it, each with a port of its own.
 */
export async function prepareInstance(places, postgres) {
  const { instance, venv, log } = places;
  if (!existsSync(join(instance, 'etc/site.zcml'))) {
    const user = `${admin.name}:${admin.password}`;
    const made = await runLogged(join(venv, 'bin/mkwsgiinstance'), ['-d', instance, '-u', user], { log });
    if (made.code !== 0) throw new StartError(`The instance cannot be made. More in ${log}.`);
  }
  await mkdir(join(instance, 'var/blobstorage'), { recursive: true, mode: 0o700 });
  const included = 'postgresql.conf';
  if (postgres) await writeFile(join(instance, 'etc', included), await inPostgres(postgres));
  const database = postgres ? `%include ${included}\n` : inFiles;
  await writeFile(join(instance, 'etc/zope.conf'), zopeConf(instance, database));
  await writeFile(join(instance, 'etc/zope.ini'), zopeIni);
}
