// `npm run bench [-- --plone URL]`: how fast pages, long lists and a large folder are drawn in a browser, how the embedded CMS fares at 250 and 20 000
// items, and the same calls on it and on a Plone with the demo that is named or found running.
// Absolute times depend on the machine; each figure stands beside a floor that was measured in the same run.
import { parseArgs } from 'node:util';
import { benchCms } from './bench/cms.mjs';
import { benchContents } from './bench/contents.mjs';
import { benchLists } from './bench/lists.mjs';
import { benchPages } from './bench/pages.mjs';
import { answersAsPlone, benchServers, usualPlone } from './bench/servers.mjs';
import { printTable } from './bench/table.mjs';

const { values } = parseArgs({ options: { plone: { type: 'string', default: usualPlone } } });
const plone = values.plone.replace(/(?:\/\+\+api\+\+)?\/?$/, '');

console.log('\nPages in Chromium');
printTable(await benchPages());
console.log('\nLong lists in Chromium');
printTable(await benchLists());
console.log('\nFolder contents in Chromium');
const contents = await benchContents();
printTable(contents.rows);
console.log('\nEmbedded CMS');
const { rows, faults: ofCms } = await benchCms();
printTable(rows);
const faults = [...contents.faults, ...ofCms];
console.log('\nPlone and the embedded CMS side by side');
if (await answersAsPlone(plone)) printTable(await benchServers(plone));
else
  console.log(
    `Not measured: no Plone answers at ${plone} ("npm run plone" starts one, --plone names another).`,
  );
if (faults.length > 0) {
  console.error(`\nBeyond the aim: ${faults.join('; ')}`);
  process.exitCode = 1;
}
