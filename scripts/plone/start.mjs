import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { freePort } from '../serve.mjs';
import { siteId } from './api.mjs';

/** Ends with a signal, and by force where that does not help within half a minute. */
async function endOf(child, ended) {
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(forced);
}

/**
 * Starts `npm run plone` with these options on a free port; `onOutput` gets what it says. Resolves when it has told its
 * address, fails when it ends before or takes longer than `limit` milliseconds.
 */
export async function startPlone(options, { env, limit, onOutput = () => undefined }) {
  const port = await freePort();
  const args = [join(root, 'scripts/plone.mjs'), '--port', String(port), ...options];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const tooLong = setTimeout(() => void endOf(child, ended), limit);
  const isThere = await new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (part) => {
      onOutput(part);
      said += part;
      if (said.includes('Mails: ')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  clearTimeout(tooLong);
  if (!isThere) throw new Error('Plone did not start.');
  return { site: `http://127.0.0.1:${port}/${siteId}`, stop: () => endOf(child, ended) };
}
