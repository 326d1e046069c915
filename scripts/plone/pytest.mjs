import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { openDataFolder, placesIn } from './data-folder.mjs';
import { ensureEnvironment } from './environment.mjs';

const limit = 25 * 60 * 1000;

/** Runs the add-on's tests in the environment of `npm run plone`; `report` names pytest's report. Gives its exit code. */
export async function runPytest(report, args) {
  const places = placesIn(join(root, '.data/plone'));
  await openDataFolder(places);
  await ensureEnvironment(places);
  const file = `--junit-xml=${join(root, 'test-results', report)}`;
  const tests = spawn(join(places.venv, 'bin/python'), ['-m', 'pytest', file, ...args], {
    cwd: join(root, 'plone'),
    stdio: 'inherit',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const [code] = await once(tests, 'exit');
  return code ?? 1;
}
