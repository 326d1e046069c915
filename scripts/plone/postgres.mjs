// A PostgreSQL of its own for a check: in a folder of its own, to be reached by a socket there alone.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './failure.mjs';
import { untilLeft } from './until-left.mjs';

const run = promisify(execFile);

/** Debian keeps the server's programs out of the path, by version. */
async function findPrograms() {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  const found = [...folders, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
  if (!found) throw new StartError('PostgreSQL is not installed (on Debian the package postgresql).');
  return found;
}

/** PostgreSQL does not run as root: root takes the user that the package has made. */
async function findUser() {
  if (process.getuid() !== 0) return {};
  const idOf = async (option) => Number((await run('id', [option, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/** Starts one in a new folder of a path that is short enough for a socket. */
export async function startPostgres(folder) {
  const programs = await findPrograms();
  const user = await findUser();
  await mkdir(folder);
  await chmod(folder, 0o700);
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'plone', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(programs, 'initdb'), initial, { ...user, cwd: folder });
  const server = [join(programs, 'postgres'), '-D', data, '-c', 'listen_addresses=', '-k', folder];
  const child = spawn('sh', ['-c', untilLeft('INT'), 'sh', ...server], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (part) => (said = (said + part).slice(-4000)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const psql = (database, command) =>
    run(join(programs, 'psql'), [
      '-X',
      '-q',
      '-A',
      '-t',
      '-h',
      folder,
      '-U',
      'plone',
      '-c',
      command,
      database,
    ]);
  for (let tries = 0; !existsSync(join(folder, '.s.PGSQL.5432')); tries += 1) {
    if (child.exitCode !== null || tries === 300) {
      await stop();
      throw new StartError(`PostgreSQL does not start: ${said.trim().split('\n').at(-1)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const ready = ['-h', folder, '-U', 'plone', '-t', '30', '-q'];
  await run(join(programs, 'pg_isready'), ready);
  return {
    programs,
    /** A new database; gives its address. */
    create: async (name) => {
      await psql('postgres', `create database ${name}`);
      return `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=plone`;
    },
    stop,
  };
}
