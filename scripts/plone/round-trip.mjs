// Compares what a running Plone exports with the folder that it was filled from:
// `node scripts/plone/round-trip.mjs [--given DIR] [--api URL] [--user NAME:PASSWORD] [--returned DIR]`
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { buildAll } from '../build.mjs';
import { isBuilt } from '../build-state.mjs';

const { values } = parseArgs({
  options: {
    given: { type: 'string', default: '.data/plone/seed-export' },
    api: { type: 'string', default: 'http://127.0.0.1:8080/Plone' },
    user: { type: 'string', default: 'admin:admin' },
    returned: { type: 'string' },
  },
});

const longest = 300;
const short = (value) => JSON.stringify(value).slice(0, longest);

/** What Plone's own export holds, unpacked. */
async function exportInto(folder) {
  const answer = await fetch(`${values.api}/@export`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Basic ${Buffer.from(values.user).toString('base64')}`,
    },
    signal: AbortSignal.timeout(10 * 60_000),
  });
  if (!answer.ok) throw new Error(`Plone answered ${answer.status} to the export.`);
  const archive = join(folder, 'export.zip');
  await writeFile(archive, Buffer.from(await answer.arrayBuffer()));
  const unpacked = join(folder, 'export');
  await promisify(execFile)('python3', ['-m', 'zipfile', '-e', archive, unpacked]);
  return unpacked;
}

async function run(folder) {
  if (!(await isBuilt())) await buildAll({ quiet: true });
  const { compareExports } = await import('../../dist/server/round-trip.js');
  const returned = values.returned ?? (await exportInto(folder));
  const { items, unexpected, expected, lines } = await compareExports(values.given, returned);
  for (const { where, what, expected: wanted, found } of unexpected)
    console.log(`${where}: ${what}\n  given    ${short(wanted)}\n  returned ${short(found)}`);
  for (const { reason, times } of expected) console.log(`expected ${times} times: ${reason}`);
  if (lines.length > 0) console.log(`Left out or changed by the import:\n  ${lines.join('\n  ')}`);
  console.log(`${items} items went round; ${unexpected.length} differences that are not expected`);
  if (items === 0 || unexpected.length > 0) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), 'portal-round-trip-'));
try {
  await run(folder);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
