// Starts the built server with a fresh CMS in memory on a free port, for tests and measurements.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { isBuilt, root } from './build-state.mjs';

/** A port of loopback on which nobody listens at the moment. */
export async function freePort() {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function waitFor(url, server, limit = 60_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No answer from ${url}.`);
}

/** Serves the site; resolves with its address and a way to stop it. */
export async function serve(options = ['--memory']) {
  if (!(await isBuilt())) {
    console.log('Building the site …');
    await buildAll({ quiet: true });
  }
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(root, 'dist/server/start.js'), '--port', String(port), ...options],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORTAL_RATE_LIMIT: 'off' },
    },
  );
  const base = `http://127.0.0.1:${port}`;
  await waitFor(`${base}/++api++/@site`, server);
  return {
    base,
    process: server,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}
