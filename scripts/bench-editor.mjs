// `npm run bench:editor`: how quick the page editor is, in a real browser, beside a bare page of as many paragraphs that
// can be typed in. Times depend on the machine, so none of them fails a run; the ratios to the floors are what compares.
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { printTable } from './bench/table.mjs';
import { measureEditor } from './editing/run.mjs';
import { sizes as allSizes } from './editing/rows.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';
import { tableRows } from './visit/results.mjs';

const usage = `Usage: npm run bench:editor -- [options]

  --rounds NUMBER    how often everything is measured, 1 to 20 (3)
  --sizes A,B,…      blocks of the pages that are edited (${allSizes.join(',')})
  --letters NUMBER   keys that are timed on each page, 20 to 1000 (100)
  --json FILE        also writes the figures to a file`;

class OptionError extends Error {}

function numberOf(name, value, least, most) {
  const number = Number(value);
  if (!/^\d{1,6}$/.test(value) || number < least || number > most)
    throw new OptionError(`--${name} takes whole numbers from ${least} to ${most}, not "${value}".`);
  return number;
}

const options = {
  rounds: { type: 'string', default: '3' },
  sizes: { type: 'string', default: allSizes.join(',') },
  letters: { type: 'string', default: '100' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
};

function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new OptionError(`${error.message.split(/[.\n]/)[0]}.\n\n${usage}`);
  }
  return {
    ...values,
    rounds: numberOf('rounds', values.rounds, 1, 20),
    sizes: values.sizes.split(',').map((size) => numberOf('sizes', size, 5, 2000)),
    letters: numberOf('letters', values.letters, 20, 1000),
  };
}

async function run({ json, ...wanted }) {
  const [load] = loadavg();
  const server = await serve();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const rows = await measureEditor(browser, server.base, wanted, (words) => console.error(words));
    printTable(tableRows(rows));
    console.log(
      `${wanted.rounds} rounds of ${wanted.letters} keys. Floor: a bare page of as many paragraphs that can be typed in.`,
    );
    console.log('Drafts are on: each page that was typed in had one in the browser.');
    if (load > availableParallelism() / 2)
      console.log(
        `The machine was busy when this began (load ${load.toFixed(1)} on ${availableParallelism()} processors): times are too long, only ratios compare.`,
      );
    if (json) await writeFile(json, `${JSON.stringify({ ...wanted, load, rows }, null, 2)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

try {
  const wanted = readOptions();
  if (wanted.help) console.log(usage);
  else await run(wanted);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
