// `npm run check:budget [-- --full]`: what a first anonymous visit loads until idle, how much pages move on a slow line,
// and what screens of administration and the page editor load, measured in a real browser. Of the demo's pages a sixteenth
// is measured and of the types a quarter, others every day; `--full` takes all.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { editingLibraries } from '../lint/layers.js';
import { measureEditing } from './budget/editing.mjs';
import { measureScreens } from './budget/screens.mjs';
import { measureShifts } from './budget/shifts.mjs';
import { measureTypes } from './budget/types.mjs';
import { root } from './build-state.mjs';
import { serve } from './serve.mjs';

const kilobyte = 1000;
const limits = {
  script: 128 * kilobyte,
  style: 30 * kilobyte,
  font: 120 * kilobyte,
  waves: 2,
  cls: 0.01,
  apiCalls: 0,
};
const isForbidden = (module) =>
  /(^|\/)src\/((tool|editor|admin)|blocks\/[^/]+\/edit)\//.test(module) ||
  editingLibraries.some((name) => module.includes(`node_modules/${name}/`));

/** Pages that a first visit may begin with; the last has neither listing nor search. */
const pages = [
  { path: '/de', asksMore: true },
  { path: '/en', asksMore: true },
  { path: '/de/impressum', asksMore: false },
  { path: '/en/legal-notice', asksMore: false },
];

/** How many scripts had to arrive one after the other before this one was asked for. */
function waveOf(url, initiators) {
  const by = initiators.get(url);
  return by && initiators.has(by) ? 1 + waveOf(by, initiators) : 1;
}

async function watchScripts(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const initiators = new Map();
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (type !== 'Script' || initiators.has(request.url)) return;
    // A script that a preload of its importer asked for is no later than that importer.
    const caller = initiator.type === 'script' ? initiator.stack?.callFrames.at(0)?.url : undefined;
    initiators.set(request.url, caller ?? '');
  });
  return initiators;
}

/** What a second visit fetches again of scripts, styles and fonts. */
async function fetchedAgain(context, url) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, transferSize }) => ({ name, transferSize })),
  );
  const files = entries.filter(({ name }) => /\.(js|css|woff2)$/.test(new URL(name).pathname));
  if (files.length === 0) throw new Error(`${url} was seen to load nothing.`);
  return files.filter(({ transferSize }) => transferSize > 0).map(({ name }) => new URL(name).pathname);
}

async function measure(browser, base, { path, asksMore }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  const initiators = await watchScripts(page);
  const loaded = new Map();
  // A face that was asked for in the head is named once more where it is used, and then comes from the cache.
  page.on('response', (response) => loaded.set(response.url(), response));
  await page.addInitScript(() => {
    window.portalVitals = { cls: 0, largest: null };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput) window.portalVitals.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const element = list.getEntries().at(-1)?.element;
      window.portalVitals.largest = element
        ? `${element.tagName.toLowerCase()} ${element.getAttribute('loading') ?? ''}`.trim()
        : null;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);

  const sizes = { script: 0, style: 0, font: 0 };
  let apiCalls = 0;
  for (const response of loaded.values()) {
    const request = response.request();
    const kind = response.url().endsWith('.woff2')
      ? 'font'
      : { script: 'script', stylesheet: 'style' }[request.resourceType()];
    if (response.url().includes('/++api++/') && !response.url().includes('@@images')) apiCalls += 1;
    if (!kind) continue;
    const body = await response.body();
    sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
  }
  const scripts = [...loaded.values()]
    .filter((response) => response.request().resourceType() === 'script')
    .map((response) => response.url());
  const waves = Math.max(0, ...scripts.map((url) => waveOf(url, initiators)));
  const vitals = await page.evaluate(() => window.portalVitals);
  const again = await fetchedAgain(context, `${base}${path}`);
  await context.close();

  const failures = [
    sizes.script > limits.script && 'too much script',
    sizes.style > limits.style && 'too much CSS',
    sizes.font > limits.font && 'too many fonts',
    waves > limits.waves && 'too many waves of scripts',
    vitals.cls > limits.cls && 'layout shifts',
    vitals.largest?.endsWith('lazy') && 'the largest element is lazy',
    again.length > 0 && `a second visit loads ${again.join(', ')}`,
    !asksMore && apiCalls > limits.apiCalls && 'content is asked for that came with the page',
  ].filter(Boolean);
  return { path, sizes, waves, vitals, apiCalls, scripts, failures };
}

/** Modules of the chunks that were loaded, by the build's own manifest of what went into each. */
async function modulesIn(scripts) {
  const chunks = JSON.parse(await readFile(`${root}dist/app/.vite/modules.json`, 'utf8'));
  return scripts.flatMap((url) => chunks[new URL(url).pathname.slice(1)] ?? []);
}

const { values: options } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const executablePath = findBrowser();
const server = await serve();
const browser = await chromium.launch({ executablePath, args: browserFlags });
let failed = 0;
let measured = pages.length;
try {
  console.log('page                script kB  CSS kB  fonts kB  waves  API  CLS     largest element');
  for (const page of pages) {
    const result = await measure(browser, server.base, page);
    const inVisitorCode = (await modulesIn(result.scripts)).filter(isForbidden);
    const failures = [...result.failures, ...inVisitorCode.map((module) => `holds ${module}`)];
    const kb = (bytes, width) => (bytes / kilobyte).toFixed(1).padStart(width);
    console.log(
      `${result.path.padEnd(18)}${kb(result.sizes.script, 11)}${kb(result.sizes.style, 8)}${kb(result.sizes.font, 10)}` +
        `${String(result.waves).padStart(7)}${String(result.apiCalls).padStart(5)}  ${result.vitals.cls.toFixed(4)}  ${result.vitals.largest ?? '-'}` +
        (failures.length > 0 ? `  FAILED: ${failures.join(', ')}` : ''),
    );
    failed += failures.length > 0 ? 1 : 0;
  }
  const slow = await measureShifts(browser, server.base, options.full);
  const moving = slow.filter(({ sum }) => sum > limits.cls);
  for (const { name, sum, moved } of moving)
    console.log(`${name} moves by ${sum.toFixed(4)}: ${moved}  FAILED`);
  const [most] = slow.toSorted((one, other) => other.sum - one.sum);
  console.log(`on a slow line: ${slow.length} visits, most ${most.sum.toFixed(4)} on ${most.name}`);
  const screens = await measureScreens(browser, server.base);
  const editing = await measureEditing(browser, server.base);
  const types = await measureTypes(browser, server.base, options.full);
  const heavy = [...screens, editing, ...types].filter(
    ({ size, limit, isThere }) => !isThere || size > limit,
  );
  for (const { path, size, isThere } of heavy)
    console.log(
      `${path} ${isThere ? `loads ${(size / kilobyte).toFixed(1)} kB of script` : 'is not shown'}  FAILED`,
    );
  const numbers = types.map(({ path, size }) => `${path} ${(size / kilobyte).toFixed(1)}`);
  console.log(`pages of types, kB of script: ${numbers.join(', ')}`);
  const [heaviest] = screens.toSorted((one, other) => other.size - one.size);
  console.log(
    `administration: ${screens.length} screens, most script ${(heaviest.size / kilobyte).toFixed(1)} kB on ${heaviest.path}`,
  );
  const hasFew = editing.files <= editing.mostFiles;
  console.log(
    `editor until typing: ${(editing.size / kilobyte).toFixed(1)} kB of script, ${editing.files} files on ${editing.path}${hasFew ? '' : '  FAILED'}`,
  );
  measured += slow.length + screens.length + types.length + 2;
  failed += moving.length + heavy.length + (hasFew ? 0 : 1);
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  `limits: script ${limits.script / kilobyte} kB, CSS ${limits.style / kilobyte} kB (gzip), fonts ${limits.font / kilobyte} kB, ${limits.waves} waves, CLS ${limits.cls}`,
);
console.log(`budget: ${measured - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
