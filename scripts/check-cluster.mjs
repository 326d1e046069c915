// `npm run check:cluster [-- --runs N]`: two Plones on a PostgreSQL of its own, behind the files of `deploy/`. What
// they share, what editors who write through the front keep when one is killed, and whether a dump brings everything back.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { isBuilt, root } from './build-state.mjs';
import { checkDump } from './cluster/backup-check.mjs';
import { checkEditors } from './cluster/editors-check.mjs';
import { makeEditors } from './cluster/people.mjs';
import { startPlones } from './cluster/plones.mjs';
import { checkPool } from './cluster/pool-check.mjs';
import { checkShared } from './cluster/shared-checks.mjs';
import { writeWhileOneDies } from './cluster/writes.mjs';
import { visitor } from './deploy/site-checks.mjs';
import { letCache, startStack } from './deploy/stack.mjs';
import { startTally } from './deploy/tally.mjs';
import { openDataFolder, placesIn } from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';

const mostRuns = 100;

function readRuns() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
  const runs = Number(values.runs);
  if (/^\d+$/.test(values.runs) && runs >= 1 && runs <= mostRuns) return runs;
  throw new Error(`--runs takes a number from 1 to ${mostRuns}, not "${values.runs}".`);
}

const { check, conclude } = startTally();

async function run(folder, venv, runs) {
  await checkPool(check, folder);
  const plones = await startPlones(folder, venv);
  let stack;
  try {
    const { sites } = plones;
    stack = await startStack(folder, ...sites);
    await letCache(sites[0], stack.cache);
    const ask = visitor(stack, await readFile(stack.certificate));
    const editors = await makeEditors(sites[0], 5);
    await checkShared(check, ask, sites, editors);
    for (let number = 0; number < runs; number += 1) {
      const victim = number % 2;
      await writeWhileOneDies(check, ask, {
        editors,
        sites,
        total: 300,
        name: `Lauf ${number + 1}`,
        kill: () => plones.kill(victim),
        comeBack: async () => {
          await plones.start(victim);
          return sites[victim];
        },
      });
    }
    await checkEditors(check, { stack, plones, editors: editors.slice(2) });
    await checkDump(check, { plones, login: editors[0].login, folder, venv });
  } finally {
    await stack?.stop();
    await plones.stop();
  }
}

const runs = readRuns();
const shared = placesIn(join(root, '.data/plone'));
await openDataFolder(shared);
await ensureEnvironment(shared, { postgres: true });
if (!(await isBuilt())) await buildAll({ quiet: true });
const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
// nginx and PostgreSQL read their files as users of their own.
await chmod(folder, 0o711);
try {
  await run(folder, shared.venv, runs);
} finally {
  await rm(folder, { recursive: true, force: true });
}
conclude('several Plones');
