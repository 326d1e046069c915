// Starts what `npm start` runs, for the checks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build-state.mjs';

async function originOf(server) {
  let said = '';
  // What it says later is heard as well: a server that cannot write ends.
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    said += part;
    const [, origin] = /^The portal is at (\S+)$/m.exec(said) ?? [];
    if (origin) return origin;
  }
  throw new Error('The server did not start.');
}

/** The portal on a free port, with its flags and a data folder of its own, which goes when it is stopped. */
export async function startServer() {
  const data = await mkdtemp(join(tmpdir(), 'portal-check-'));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [, ...command] = scripts.start.split(' ');
  const server = spawn(process.execPath, [...command, '--data', join(data, 'data'), '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  try {
    const origin = await originOf(server);
    server.stdout.resume();
    return { origin, pid: server.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
