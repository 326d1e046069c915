// `npm run check:stock`: starts a fresh Plone without the portal's add-on beside a finished `npm run plone` installation,
// and walks it by the journeys that need nothing but Plone.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { openDataFolder, placesIn } from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';
import { runCheck } from './plone/run-check.mjs';
import { startPlone } from './plone/start.mjs';

const minute = 60_000;
const data = join(root, '.data/plone-stock-check');

const places = placesIn(join(root, '.data/plone'));
await openDataFolder(places);
await ensureEnvironment(places);
await rm(data, { recursive: true, force: true });
const { site: api, stop } = await startPlone(['--stock', '--data', data, '--fresh'], {
  env: { PORTAL_PLONE_VENV: places.venv },
  limit: 5 * minute,
  onOutput: (part) => process.stdout.write(part),
});
try {
  const isFine = await runCheck(
    'journeys without the add-on',
    ['scripts/e2e.mjs', '--stock', '--api', api, '--outbox', join(data, 'stock/outbox')],
    6 * minute,
    { PORTAL_REPORT: 'journeys-stock' },
  );
  process.exitCode = isFine ? 0 : 1;
} finally {
  await stop();
}
