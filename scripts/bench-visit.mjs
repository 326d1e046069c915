// `npm run bench:visit`: what a visitor waits for, in a real browser, beside what the browser itself needs for the same
// page: as static HTML, and put in by `replaceChildren`. Times depend on the machine, so none of them fails a run; the
// ratios to the floors of the same run are what compares.
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { printTable } from './bench/table.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';
import { OptionError, readOptions, usage } from './visit/options.mjs';
import { makePages } from './visit/pages.mjs';
import { tableRows } from './visit/results.mjs';
import { measureSite } from './visit/run.mjs';

async function measure(options) {
  const executablePath = findBrowser();
  const server = options.site ? undefined : await serve();
  try {
    const site = options.site ?? (await makePages(server.base));
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    try {
      return await measureSite(browser, site, options, (words) => console.error(words));
    } finally {
      await browser.close();
    }
  } finally {
    await server?.stop();
  }
}

async function run(options) {
  const { rounds, hover, json, site } = options;
  const [load] = loadavg();
  const rows = await measure(options);
  printTable(tableRows(rows));
  console.log(
    `${rounds} rounds, pointer at rest for ${hover} ms. Floors: the first page as static HTML; the elements of a page put in by replaceChildren.`,
  );
  if (load > availableParallelism() / 2)
    console.log(
      `The machine was busy when this began (load ${load.toFixed(1)} on ${availableParallelism()} processors): times are too long, only ratios compare.`,
    );
  if (json)
    await writeFile(json, `${JSON.stringify({ base: site?.base, rounds, hover, load, rows }, null, 2)}\n`);
}

/** What went wrong, without the name of the tool that noticed and its log. */
const wordsOf = ({ message }) => message.split('\n')[0].replace(/^[a-z]+\.[a-zA-Z]+: (?:Error: )?/, '');

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(usage);
} catch (error) {
  console.error(error instanceof OptionError ? error.message : `Not measured: ${wordsOf(error)}`);
  process.exitCode = 1;
}
