// `npm run doctor -- --api URL [--portal URL] [--login NAME]`: what is wrong with a Plone that the portal is to show, and how it is mended.
// The password of the login comes from PORTAL_PASSWORD; a manager sees all. `--portal` is where visitors see it.
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.mjs';
import { openSite } from './doctor/site.mjs';

const usage =
  'npm run doctor -- --api http://127.0.0.1:8080/Plone [--portal https://www.example.org] [--login NAME]   (password in PORTAL_PASSWORD)';

const isAddress = (text) => /^https?:\/\//.test(text) && URL.canParse(text);

const marks = { fine: '✓', problem: '✗', note: '·', skipped: '–' };

async function run() {
  const { values } = parseArgs({
    options: { api: { type: 'string' }, portal: { type: 'string' }, login: { type: 'string' } },
  });
  const { api = '', portal, login } = values;
  if (!isAddress(api) || (portal !== undefined && !isAddress(portal))) throw new Error(usage);
  const password = process.env.PORTAL_PASSWORD;
  if (login !== undefined && !password) throw new Error(`PORTAL_PASSWORD is not set.\n${usage}`);
  const site = await openSite(new URL(api), login === undefined ? undefined : { login, password }, {
    portal: portal === undefined ? undefined : new URL(portal),
  });
  const found = await examine(site);
  for (const { title, kind, text, mending } of found) {
    console.log(`${marks[kind]} ${title}${text ? `: ${text}` : ''}`);
    if (mending) console.log(`    ${mending}`);
  }
  const problems = found.filter(({ kind }) => kind === 'problem').length;
  console.log(
    problems === 0 ? '\nNothing keeps the portal from showing this site.' : `\n${problems} to be mended.`,
  );
  return problems === 0 ? 0 : 1;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 2;
});
