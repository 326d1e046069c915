// `npm run test:plone [-- pytest's arguments]`: the add-on's tests, in the environment of `npm run plone`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { openDataFolder, placesIn } from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';

const limit = 25 * 60 * 1000;

try {
  const places = placesIn(join(root, '.data/plone'));
  await openDataFolder(places);
  await ensureEnvironment(places);
  const report = `--junit-xml=${join(root, 'test-results/plone.xml')}`;
  const args = ['-m', 'pytest', report, ...process.argv.slice(2)];
  const tests = spawn(join(places.venv, 'bin/python'), args, {
    cwd: join(root, 'plone'),
    stdio: 'inherit',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const code = await new Promise((resolve) => tests.once('exit', resolve));
  process.exit(code ?? 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
