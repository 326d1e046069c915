// `npm test [-- options of vitest]`: lint, types, promises, format, unused exports and the tests, but for the attacks, which
// `npm run check:security` makes on the embedded CMS and on Plone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './build-state.mjs';

async function run([script, ...options]) {
  const check = spawn('npm', ['run', '--silent', script, '--', ...options], { cwd: root, stdio: 'inherit' });
  const [code] = await once(check, 'exit');
  if (code !== 0) console.error(`${script} failed`);
  return code === 0;
}

const waiting = [
  ['check:lint'],
  ['check:types'],
  ['check:promises'],
  ['check:format'],
  ['check:exports'],
  ['check:units', '--project', '!attacks', ...process.argv.slice(2)],
];

/** Makes one check after the other, as long as any is waiting. */
async function runWaiting() {
  const results = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next));
  return results;
}

// Two at a time: the tests, which take both processors, begin beside the last of the checks.
const results = await Promise.all([runWaiting(), runWaiting()]);
process.exit(results.flat().every(Boolean) ? 0 : 1);
