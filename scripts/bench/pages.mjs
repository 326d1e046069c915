import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { serve } from '../serve.mjs';
import { syntheticPage } from './synthetic-page.mjs';
import { median } from '../visit/statistics.mjs';

const rounds = 7;
/** Goes to another path inside the app and measures until its heading has been painted; gives up after ten seconds. */
function goTo({ path, heading }) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} does not show "${heading}"`)), 10_000);
    const painted = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begin)));
    const isThere = () => document.querySelector('main h1')?.textContent?.includes(heading);
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      painted();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const begin = performance.now();
    window.history.pushState({ idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
  });
}

/** The floor of drawing: the same elements put into an empty document by the browser itself. */
function redraw() {
  return new Promise((resolve) => {
    const { innerHTML } = document.querySelector('main');
    const frame = document.createElement('div');
    const start = performance.now();
    document.body.append(frame);
    frame.innerHTML = innerHTML;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const time = performance.now() - start;
        frame.remove();
        resolve(time);
      }),
    );
  });
}

const start = { path: '/de/impressum', heading: 'Impressum' };

/** Draws a page several times over, coming from the start page, and going back to it, each time. */
async function measure(page, target) {
  const times = [];
  const floors = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await page.evaluate(goTo, target));
    floors.push(await page.evaluate(redraw));
    await page.evaluate(goTo, start);
    await page.waitForLoadState('networkidle');
  }
  return { time: median(times), floor: median(floors) };
}

/** Rendering of a page with 200 blocks, and in-app navigation between pages of the demo. */
export async function benchPages() {
  const executablePath = findBrowser();
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    await page.route('**/++api++/de/bench-200?*', (route) =>
      route.fulfill({ json: syntheticPage('/de/bench-200', server.base, 200) }),
    );
    await page.goto(`${server.base}${start.path}`, { waitUntil: 'networkidle' });
    const large = await measure(page, { path: '/de/bench-200', heading: '200' });
    const plain = await measure(page, { path: '/de/datenschutz', heading: 'Datenschutz' });
    return [
      {
        'median of 7': 'page of 200 blocks, ms',
        time: large.time,
        floor: large.floor,
        ratio: large.time / large.floor,
      },
      {
        'median of 7': 'in-app navigation, ms',
        time: plain.time,
        floor: plain.floor,
        ratio: plain.time / plain.floor,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
