import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { StartError } from './failure.mjs';

const host = '127.0.0.1';
const startLimit = 180_000;

/** Fails in one line when somebody listens there already. */
export async function checkPort(port) {
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
      reject(new StartError(`Port ${port} on ${host} ${reason}. --port names another.`));
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

const reasons = [
  [/LockError|Couldn't lock/, 'its database is open in another process'],
  [/Address already in use/, 'its port is in use'],
  [/psycopg2\.OperationalError|UnableToConnect/, 'its PostgreSQL cannot be reached'],
];

async function waitForAnswer(origin, zope) {
  const end = Date.now() + startLimit;
  while (Date.now() < end) {
    if (zope.ended) return false;
    // Any answer will do; the path asks nothing of a site.
    const answer = await fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/**
 * Starts Zope and resolves when it answers. It ends with this process, however that ends: its standard input is a pipe of
 * ours. What stands in `env` is added to its environment.
 */
export async function startZope(places, port, env) {
  const output = createWriteStream(places.log, { flags: 'a' });
  let last = '';
  const child = spawn(
    join(places.venv, 'bin/python'),
    [join(root, 'scripts/plone/serve.py'), join(places.instance, 'etc/zope.ini'), `http_port=${port}`],
    // In a group of its own: Ctrl-C reaches this process first, which stops Zope in order.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true, env: { ...process.env, ...env } },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.write(chunk);
      last = (last + chunk).slice(-4000);
    });
  const zope = { origin: `http://${host}:${port}`, port, ended: false };
  zope.end = new Promise((resolve) => {
    const noteEnd = () => {
      zope.ended = true;
      output.end();
      resolve();
    };
    child.once('error', noteEnd);
    child.once('close', noteEnd);
  });
  zope.kill = async () => {
    child.kill('SIGKILL');
    await zope.end;
  };
  zope.stop = async () => {
    child.stdin.end();
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await zope.end;
    clearTimeout(forced);
  };
  if (await waitForAnswer(zope.origin, zope)) return zope;
  await zope.stop();
  const reason = reasons.find(([pattern]) => pattern.test(last))?.[1] ?? `it says why in ${places.log}`;
  throw new StartError(`Plone does not start: ${reason}.`);
}

/** Starts one Zope for each port, all of one instance; none stays where one does not start. */
export async function startZopes(places, ports, env) {
  const starts = await Promise.allSettled(ports.map((port) => startZope(places, port, env)));
  const failed = starts.find(({ status }) => status === 'rejected');
  if (!failed) return starts.map(({ value }) => value);
  await Promise.all(starts.map(({ value }) => value?.stop()));
  throw failed.reason;
}
