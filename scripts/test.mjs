// `npm test [-- options of vitest]`: types, format, unused exports and lint, two of them at a time, then the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './build-state.mjs';

async function run(script, options = []) {
  const check = spawn('npm', ['run', '--silent', script, '--', ...options], { cwd: root, stdio: 'inherit' });
  const [code] = await once(check, 'exit');
  if (code !== 0) console.error(`${script} failed`);
  return code === 0;
}

const results = await Promise.all([
  run('check:lint'),
  run('check:types').then(async (isRight) =>
    [isRight, await run('check:format'), await run('check:exports')].every(Boolean),
  ),
]);
const isRight = results.every(Boolean) && (await run('check:units', process.argv.slice(2)));
process.exit(isRight ? 0 : 1);
