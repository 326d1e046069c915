import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { openDataFolder, placesIn } from './data-folder.mjs';
import { ensureEnvironment } from './environment.mjs';

const limit = 25 * 60 * 1000;

/** Runs a module in the environment of `npm run plone`, where the add-on lies. Gives its exit code. */
export async function runModule(name, args) {
  const places = placesIn(join(root, '.data/plone'));
  await openDataFolder(places);
  await ensureEnvironment(places);
  const child = spawn(join(places.venv, 'bin/python'), ['-m', name, ...args], {
    cwd: join(root, 'plone'),
    stdio: 'inherit',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
