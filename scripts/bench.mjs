// `npm run bench [-- --plone URL] [pages | lists | contents | heads | sizes | cms | servers]`: how fast pages, long lists and a large
// folder are drawn in a browser, what a page waits for that says what it is, what visitors and editors wait for with the demo and with 20 000 items, how the
// embedded CMS fares at 250 and 20 000 items, and the same calls on it and on a Plone with the demo that is named or found
// running. Without names all of it. With `--plone-large URL` the sizes are those of that Plone and of the one with the demo;
// `--rounds N` measures them so often.
// Absolute times depend on the machine; each figure stands beside a floor that was measured in the same run.
import { parseArgs } from 'node:util';
import { benchCms } from './bench/cms.mjs';
import { benchContents } from './bench/contents.mjs';
import { benchHeads } from './bench/heads.mjs';
import { benchLists } from './bench/lists.mjs';
import { benchPages } from './bench/pages.mjs';
import { answersAsPlone, benchServers, usualPlone } from './bench/servers.mjs';
import { benchSizes } from './bench/sizes.mjs';
import { printTable } from './bench/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plone: { type: 'string', default: usualPlone },
    'plone-large': { type: 'string' },
    rounds: { type: 'string', default: '7' },
  },
});
const siteOf = (address) => address.replace(/(?:\/\+\+api\+\+)?\/?$/, '');
const plone = siteOf(values.plone);
const large = values['plone-large'] && siteOf(values['plone-large']);
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds >= 1 && rounds <= 50)) {
  console.error(`--rounds takes a number from 1 to 50, not "${values.rounds}".`);
  process.exit(2);
}

async function sizesOn(plones) {
  for (const each of plones)
    if (!(await answersAsPlone(each))) {
      console.error(`No Plone answers at ${each}.`);
      process.exit(2);
    }
  return await benchSizes({ plones, rounds });
}

const parts = {
  pages: { title: 'Pages in Chromium', run: async () => ({ rows: await benchPages() }) },
  lists: { title: 'Long lists in Chromium', run: async () => ({ rows: await benchLists() }) },
  contents: { title: 'Folder contents in Chromium', run: benchContents },
  heads: {
    title: 'Pages with what they say of themselves, beside the bare page',
    run: async () => ({ rows: await benchHeads((await answersAsPlone(plone)) ? plone : undefined) }),
  },
  sizes: large
    ? { title: 'The demo and a large site, each on a Plone', run: () => sizesOn([plone, large]) }
    : { title: 'The demo and 20 000 items', run: () => benchSizes({ rounds }) },
  cms: { title: 'Embedded CMS', run: benchCms },
  servers: {
    title: 'Plone and the embedded CMS side by side',
    run: async () => ({ rows: (await answersAsPlone(plone)) ? await benchServers(plone) : [] }),
  },
};
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No part of the bench: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const failures = [];
for (const [name, { title, run }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${title}`);
  const { rows, failures: found = [] } = await run();
  if (rows.length > 0) printTable(rows);
  else
    console.log(
      `Not measured: no Plone answers at ${plone} ("npm run plone" starts one, --plone names another).`,
    );
  failures.push(...found);
}
if (failures.length > 0) {
  console.error(`\nBeyond the aim: ${failures.join('; ')}`);
  process.exitCode = 1;
}
