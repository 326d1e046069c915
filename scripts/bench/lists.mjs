import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { serve } from '../serve.mjs';
import { redraw } from './redraw.mjs';
import { median } from '../visit/statistics.mjs';

const rounds = 5;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const numbered = (count, make) => Array.from({ length: count }, (_, index) => make(index));

const personAt = (base) => (index) => ({
  '@id': `${base}/profile/p${index}`,
  '@type': 'Member',
  UID: `p${index}`,
  title: `${letters[index % 26]}person ${index}`,
  name: `${letters[(index * 7) % 26]}person ${index}`,
  firstname: `First ${index % 40}`,
  description: `Field ${index % 30}`,
  positions: `Position ${index % 12}`,
  institute: `Institute ${index % 9}`,
  phone: `+49 40 ${index}`,
  Subject: [`Topic ${index % 25}`],
});

const offerAt = (base) => (index) => ({
  '@id': `${base}/de/karriere/stellenangebote/o${index}`,
  '@type': 'Joboffer',
  id: `o${index}`,
  title: `${letters[index % 26]} offer ${index}`,
  job_offer_institute_title: `Institute ${index % 9}`,
  job_offer_location_title: `Place ${index % 3}`,
});

/** Does something to the page and measures until other rows have been painted, from the call's answer where it makes one. */
function change({ control, rows, call }) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${control} changes no rows`)), 10_000);
    const listed = () => [...document.querySelectorAll(rows)].map(({ textContent }) => textContent).join();
    const before = listed();
    let begin = performance.now();
    const calls = new PerformanceObserver((list) => {
      for (const { name, responseEnd } of list.getEntries()) if (name.includes(call)) begin = responseEnd;
    });
    if (call) calls.observe({ type: 'resource' });
    const observer = new MutationObserver(() => {
      if (listed() === before) return;
      observer.disconnect();
      const end = performance.now();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          calls.disconnect();
          resolve(Math.max(performance.now() - begin, performance.now() - end));
        }),
      );
    });
    observer.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
    document.querySelector(control).click();
  });
}

async function measure(page, { controls, rows, call }) {
  const times = [];
  const floors = [];
  for (let round = 0; round < rounds; round += 1)
    for (const control of controls) {
      times.push(await page.evaluate(change, { control, rows, call }));
      floors.push(await page.evaluate(redraw, { rows }));
    }
  return { time: median(times), floor: median(floors), ratio: median(times) / median(floors) };
}

const finder = {
  '@type': 'listing',
  variation: 'personFinder',
  querystring: {
    query: [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Member'] }],
  },
};

/** The finder of people with 2,000 persons and the list of jobs with 500 offers: from a choice, or the answer to it, to new rows. */
export async function benchLists() {
  const executablePath = findBrowser();
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const { base } = server;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    await page.context().addCookies([{ name: 'confirm_cookies', value: '1', url: base }]);
    const people = numbered(2000, personAt(base));
    const offers = numbered(500, offerAt(base));
    await page.route('**/++api++/de/bench-people?*', async (route) => {
      const answer = await (
        await route.fetch({ url: route.request().url().replace('bench-people', 'impressum') })
      ).json();
      const blocks = { title: { '@type': 'title' }, finder };
      return route.fulfill({
        json: {
          ...answer,
          '@id': `${base}/de/bench-people`,
          blocks,
          blocks_layout: { items: ['title', 'finder'] },
        },
      });
    });
    await page.route(/@querystring-search/, (route) =>
      route.fulfill({ json: { items: people, items_total: people.length } }),
    );
    await page.route(/@job-offer-search/, (route) => {
      const isBack = /desc/.test(route.request().url());
      const items = isBack ? offers.toReversed() : offers;
      return route.fulfill({ json: { items: items.slice(0, 200), items_total: offers.length } });
    });
    await page.goto(`${base}/de/bench-people`, { waitUntil: 'networkidle' });
    await page.locator('.finder-card').first().waitFor();
    await page.locator('.facet-menu__opener').first().click();
    const rows = '.finder-card';
    const filtered = await measure(page, {
      controls: ['.facet-menu__option:nth-of-type(1) input', '.facet-menu__option:nth-of-type(2) input'],
      rows,
    });
    await page.goto(`${base}/de/karriere/stellenangebote`, { waitUntil: 'networkidle' });
    await page.locator('.job-table__link').first().waitFor();
    const sorted = await measure(page, {
      controls: ['.job-table__sort'],
      rows: '.job-table__row',
      call: '@job-offer-search',
    });
    const name = `median of ${rounds}`;
    return [
      { [name]: '2 000 persons: another value of a facet, ms', ...filtered },
      { [name]: '500 offers: another order, from its answer, ms', ...sorted },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
