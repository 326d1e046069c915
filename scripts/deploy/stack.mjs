import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build-state.mjs';
import { admin } from '../plone/instance.mjs';
import { freePort } from '../serve.mjs';

const run = promisify(execFile);

const host = 'www.example.org';

/** A file of `deploy/` with other places than a server's; a place that it does not name is an error. */
async function configured(path, places) {
  let text = await readFile(join(root, 'deploy', path), 'utf8');
  for (const [given, own] of places) {
    if (!text.includes(given)) throw new Error(`deploy/${path} does not name ${given}.`);
    text = text.replaceAll(given, own);
  }
  return text;
}

async function untilOpen(port, child) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`);
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.spawnfile} does not listen.`);
}

/** Starts a program that stays in front, and resolves once it listens. */
async function startProgram(command, args, port, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  await untilOpen(port, child);
  return {
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

const wrapper = (folder, site, log) => `
pid ${folder}/nginx.pid;
daemon off;
worker_processes 2;
error_log ${log} error;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
${site}
}
`;

async function makeCertificate(folder) {
  const files = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  const asked = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  await run('openssl', [...asked.split(' '), '-keyout', files.key, '-out', files.certificate]);
  return files;
}

/** The part of nginx that makes several Plones one; each port of the file is that of a Plone. */
async function poolOf(sites, port) {
  const given = await readFile(join(root, 'deploy/nginx/plones.conf'), 'utf8');
  const servers = [...given.matchAll(/^ *server (127\.0\.0\.1:\d+)/gm)].map(([, server]) => server);
  if (servers.length !== sites.length)
    throw new Error(`deploy/nginx/plones.conf has ${servers.length} Plones.`);
  return await configured('nginx/plones.conf', [
    ...servers.map((server, index) => [server, new URL(sites[index]).host]),
    ['127.0.0.1:8080', `127.0.0.1:${port}`],
  ]);
}

/**
 * The files of `deploy/` at work before one Plone or several: nginx, Varnish and the portal's server on free ports, with
 * their places in a folder of their own.
 */
export async function startStack(folder, ...sites) {
  const [portal, cache, plain, secure, pool] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const site = join(folder, 'portal');
  await mkdir(site, { recursive: true });
  await run(join(root, 'deploy/release.sh'), [root, site]);
  const { certificate, key } = await makeCertificate(folder);
  const conf = await configured('nginx/portal.conf', [
    ['127.0.0.1:6081', `127.0.0.1:${cache}`],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443', `listen 127.0.0.1:${secure}`],
    ['/srv/portal', site],
    ['Host $host;', `Host $host:${secure};`],
    ['/etc/ssl/portal/fullchain.pem', certificate],
    ['/etc/ssl/portal/privkey.pem', key],
  ]);
  const api = new URL(sites[0]);
  if (sites.length > 1) api.port = String(pool);
  // Where several Plones stand, some are killed.
  const log = sites.length > 1 ? join(folder, 'nginx.log') : 'stderr';
  const plones = sites.length > 1 ? await poolOf(sites, pool) : '';
  await writeFile(join(folder, 'nginx.conf'), wrapper(folder, plones + conf, log));
  await writeFile(
    join(folder, 'portal.vcl'),
    await configured('varnish/portal.vcl', [['"3000"', `"${portal}"`]]),
  );
  const unit = await configured('systemd/portal.service', [
    ['http://127.0.0.1:8080/Plone', api.href],
    ['--port 3000', `--port ${portal}`],
    [`https://${host}`, `https://${host}:${secure}`],
  ]);
  const [command, ...args] = /^ExecStart=(.*)$/m.exec(unit)[1].split(' ');
  const started = [];
  const stop = async () => {
    for (const each of started.toReversed()) await each.stop();
  };
  const startPortal = () =>
    startProgram(command === '/usr/bin/node' ? process.execPath : command, args, portal, {
      cwd: join(site, 'current'),
      env: { ...process.env, PORTAL_RATE_LIMIT: undefined },
    });
  const restartPortal = async () => {
    await started[0].stop();
    started[0] = await startPortal();
  };
  try {
    started.push(await startPortal());
    started.push(
      await startProgram(
        'varnishd',
        `-F -j none -s malloc,128m -n ${folder}/varnish -f ${folder}/portal.vcl -a 127.0.0.1:${cache}`.split(
          ' ',
        ),
        cache,
      ),
    );
    started.push(await startProgram('nginx', ['-c', join(folder, 'nginx.conf')], secure));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    host,
    plain,
    secure,
    portal: `http://127.0.0.1:${portal}`,
    cache: `http://127.0.0.1:${cache}`,
    certificate,
    site,
    restartPortal,
    stop,
  };
}

/** Lets a Plone name times to a cache, and tell it of changes. */
export const letCache = (api, cache) =>
  run(process.execPath, [join(root, 'deploy/plone-caching.mjs'), '--api', api, '--cache', cache], {
    env: { ...process.env, PORTAL_PASSWORD: admin.password },
  });

/** The part before several Plones alone. */
export async function startPool(folder, sites) {
  const port = await freePort();
  const file = join(folder, 'pool.conf');
  await writeFile(file, wrapper(folder, await poolOf(sites, port), join(folder, 'nginx.log')));
  const { stop } = await startProgram('nginx', ['-c', file], port);
  return { base: `http://127.0.0.1:${port}`, stop };
}
