// `npm run check:containers`: the images and the compose file of `deploy/containers/` by their linters, and by Docker's own
// reading where there is one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { openDataFolder, placesIn } from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';

const folder = 'deploy/containers';

// The cache runs in the image of nginx, and visitors come from everywhere.
const leftOut = ['no-build-and-image', 'no-unbound-port-interfaces'];

/** Its exit code; undefined where there is no such program. */
async function run(command, args, stdio = 'inherit') {
  // What has no default in the compose file.
  const env = { ...process.env, PLONE_PASSWORD: '-' };
  const child = spawn(command, args, { cwd: root, stdio, env });
  const code = once(child, 'exit').then(([exit]) => exit);
  const isMissing = once(child, 'error').then(() => undefined);
  return Promise.race([code, isMissing]);
}

const places = placesIn(join(root, '.data/plone'));
await openDataFolder(places);
await ensureEnvironment(places);
const compose = join(folder, 'compose.yaml');
const images = (await readdir(join(root, folder))).filter((name) => name.endsWith('.Dockerfile'));
const codes = [
  await run(
    join(places.venv, 'bin/hadolint'),
    images.map((name) => join(folder, name)),
  ),
  await run(process.execPath, [
    'node_modules/dclint/bin/dclint.cjs',
    compose,
    '--quiet',
    ...leftOut.flatMap((rule) => ['--disable-rule', rule]),
  ]),
];
if ((await run('docker', ['compose', 'version'], 'ignore')) === 0)
  codes.push(await run('docker', ['compose', '--file', compose, 'config', '--quiet']));
else console.log('Docker Compose, which would read the file as well, is not there.');
const isFine = images.length > 0 && codes.every((code) => code === 0);
console.log(isFine ? `${folder} has no fault that a linter finds.` : `${folder} has faults.`);
process.exitCode = isFine ? 0 : 1;
