// `npm run check:plone`: starts a fresh Plone with the demo beside a finished `npm run plone` installation and holds it
// against the core of the journeys, visitors' transactions, editing and administration, the seed, the recording and,
// where PORTAL_CONTRACT_TOOL names the tool that knows the wire contract, every case of it.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { callPlone, siteId } from './plone/api.mjs';
import { openDataFolder, placesIn } from './plone/data-folder.mjs';
import { ensureEnvironment } from './plone/environment.mjs';
import { runCheck } from './plone/run-check.mjs';
import { startPlone } from './plone/start.mjs';

const minute = 60_000;
const tool = process.env.PORTAL_CONTRACT_TOOL;
const data = join(root, '.data/plone-check');

/** What wants the site as it was made; the recording leaves traces in dates, so it comes second. */
const checksOfFreshSite = (api) => [
  [
    'the seed comes back as it went in',
    ['scripts/plone/round-trip.mjs', '--given', join(data, 'seed-export'), '--api', api],
    10 * minute,
  ],
  ['the recording is what it hands out', ['scripts/plone/record.mjs', '--check', '--api', api], 8 * minute],
];

/** What the site goes through after that: visitors' calls are not limited, content comes and goes. */
function checksOf(api) {
  const report = join(root, 'test-results/contract-plone.json');
  const journeys = (which, option, name) => [
    `journeys ${which}`,
    ['scripts/e2e.mjs', '--api', api, '--outbox', placesIn(data).outbox, option],
    15 * minute,
    { PORTAL_REPORT: name },
  ];
  const cases = [tool, '--api', `${api}/++api++`, '--public', api, '--json', report];
  return [
    journeys('that read', '--core', 'journeys-plone'),
    ...(tool ? [['every case of the contract', cases, 5 * minute]] : []),
    // What they send and make stays.
    journeys('of transactions', '--transactions', 'journeys-plone-transactions'),
    journeys('of editors', '--editor', 'journeys-plone-editor'),
    journeys('of administration', '--admin', 'journeys-plone-admin'),
  ];
}

async function withoutLimits(origin) {
  const panel = `/${siteId}/++api++/@controlpanels/portal-settings`;
  await callPlone(origin, 'PATCH', panel, { rate_limits: false });
}

const places = placesIn(join(root, '.data/plone'));
await openDataFolder(places);
await ensureEnvironment(places);
await mkdir(join(root, 'test-results'), { recursive: true });
await rm(data, { recursive: true, force: true });
const { site: api, stop } = await startPlone(['--data', data, '--fresh'], {
  env: { PORTAL_PLONE_VENV: places.venv, PORTAL_RATE_LIMIT: undefined },
  limit: 15 * minute,
  onOutput: (part) => process.stdout.write(part),
});
const outcomes = [];
try {
  for (const check of checksOfFreshSite(api)) outcomes.push(await runCheck(...check));
  await withoutLimits(new URL(api).origin);
  for (const check of checksOf(api)) outcomes.push(await runCheck(...check));
} finally {
  await stop();
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
