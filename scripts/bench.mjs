// `npm run bench`: how fast pages are drawn in a browser, and how the embedded CMS fares at 250 and 20 000 items.
// Absolute times depend on the machine; each figure stands beside a floor that was measured in the same run.
import { benchCms } from './bench/cms.mjs';
import { benchPages } from './bench/pages.mjs';
import { printTable } from './bench/table.mjs';

console.log('\nPages in Chromium');
printTable(await benchPages());
console.log('\nEmbedded CMS');
const { rows, faults } = await benchCms();
printTable(rows);
if (faults.length > 0) {
  console.error(`\nBeyond the aim: ${faults.join('; ')}`);
  process.exitCode = 1;
}
