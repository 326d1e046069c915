// `npm test [-- options of vitest]`: lint, types, promises, format, unused exports and the tests, but for the attacks, which
// `npm run check:security` makes on the embedded CMS and on Plone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './build-state.mjs';

async function run([script, ...options]) {
  const check = spawn('npm', ['run', '--silent', script, '--', ...options], { cwd: root, stdio: 'inherit' });
  const [code] = await once(check, 'exit');
  return { script, ok: code === 0 };
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
const failed = results
  .flat()
  .filter(({ ok }) => !ok)
  .map(({ script }) => script);
for (const script of failed) console.error(`${script} failed`);
await mkdir(join(root, 'test-results'), { recursive: true });
await writeFile(join(root, 'test-results/checks.json'), JSON.stringify({ failed }));
process.exit(failed.length > 0 ? 1 : 0);
