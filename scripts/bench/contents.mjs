import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { serve } from '../serve.mjs';
import { call } from '../visit/pages.mjs';
import { redraw } from './redraw.mjs';
import { median } from '../visit/statistics.mjs';

const count = 10_000;
const changed = 500;
const rounds = 3;
/** From here on a task is one that people feel. */
const longTask = 50;
const rowAt = (base) => (_, index) => ({
  '@id': `${base}/de/seite-${index}`,
  '@type': 'Document',
  UID: `seite-${index}`,
  id: `seite-${index}`,
  getId: `seite-${index}`,
  title: `Seite ${index} mit einem Titel von der üblichen Länge`,
  type_title: 'Seite',
  is_folderish: true,
  review_state: index % 3 === 0 ? 'published' : 'private',
  modified: '2026-11-20T10:00:00+00:00',
  created: '2026-11-01T10:00:00+00:00',
  effective: '2026-11-02T10:00:00+00:00',
  expires: '2499-12-31T00:00:00+00:00',
  Creator: 'redaktion',
  Subject: ['Energie'],
  getObjSize: '1 KB',
});

const workflow = (base, path) => ({
  '@id': `${base}${path}/@workflow`,
  history: [],
  state: { id: 'private', title: 'Privat' },
  transitions: [{ '@id': `${base}${path}/@workflow/publish`, title: 'Veröffentlichen' }],
});

/** Notes every task that is longer than people do not feel, and when the answer with the rows had come. */
function watch() {
  window.portalBench = { tasks: [], answered: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.portalBench.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries())
      if (name.includes('b_size=100000000')) window.portalBench.answered = responseEnd;
  }).observe({ type: 'resource' });
}

const paint = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The long tasks while something is done, and what that took. */
async function during(page, action) {
  await paint(page);
  await page.evaluate(() => {
    window.portalBench.tasks = [];
  });
  const begin = performance.now();
  await action();
  await paint(page);
  const time = performance.now() - begin;
  const tasks = await page.evaluate(() => window.portalBench.tasks);
  return { time, longTasks: tasks.length, longest: Math.max(0, ...tasks) };
}

/** From the answer with all rows to the first of them on the screen. */
async function firstRows(page) {
  await page.locator('.contents-foot__size').first().click();
  await page.locator('.contents-table[aria-rowcount="52"]').waitFor();
  return await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.portalBench.answered = 0;
        const table = document.querySelector('main');
        const observer = new MutationObserver(() => {
          if (Number(document.querySelector('.contents-table')?.ariaRowCount) < 1000) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - window.portalBench.answered)),
          );
        });
        observer.observe(table, { childList: true, subtree: true, attributes: true });
        document.querySelectorAll('.contents-foot__size')[1].click();
      }),
  );
}

/** The contents of a folder of 10,000 pages, all of them shown: scrolled, chosen, and 500 of them published and stopped half way. */
export async function benchContents() {
  const executablePath = findBrowser();
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const { base } = server;
    const { token } = await call(`${base}/++api++`, '/@login', {
      body: { login: 'siteadmin', password: 'Portal-Demo-2026' },
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    await page.context().addCookies([
      { name: 'confirm_cookies', value: '1', url: base },
      { name: 'auth_token', value: token, url: base },
    ]);
    await page.addInitScript(watch);
    const all = Array.from({ length: count }, rowAt(base));
    const whole = JSON.stringify({ '@id': `${base}/de/@search`, items: all, items_total: count });
    const part = JSON.stringify({ '@id': `${base}/de/@search`, items: all.slice(0, 50), items_total: count });
    let published = 0;
    await page.route(
      (url) => url.pathname.endsWith('/de/@search') && url.searchParams.get('path.depth') === '1',
      (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: route.request().url().includes('b_size=100000000') ? whole : part,
        }),
    );
    await page.route(/\/seite-\d+\/@workflow/, (route) => {
      const request = route.request();
      if (request.method() === 'POST') published += 1;
      const path = new URL(request.url()).pathname.replace('/++api++', '').replace(/\/@workflow.*/, '');
      return route.fulfill({ json: workflow(base, path) });
    });
    await page.goto(`${base}/de/contents`, { waitUntil: 'networkidle' });
    await page.locator('[data-row]').first().waitFor();

    const times = [];
    const floors = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await firstRows(page));
      floors.push(await page.evaluate(redraw, { rows: '[data-row]', answer: whole }));
    }
    const scroll = await during(page, async () => {
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.wheel(0, step % 10 === 9 ? 50_000 : 600);
        await paint(page);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
    });
    await page.locator('[data-row]').first().waitFor();
    const select = await during(page, async () => {
      for (let row = 0; row < 10; row += 1) {
        await page.locator('[data-row] input[type="checkbox"]').nth(row).click();
        await paint(page);
      }
    });
    const selectAll = await during(page, () => page.locator('thead input[type="checkbox"]').click());
    await page.locator('thead input[type="checkbox"]').click();

    await page.locator('[data-row] input[type="checkbox"]').first().click();
    const last = page.locator(`[data-row="/de/seite-${changed - 1}"] input[type="checkbox"]`);
    for (let step = 0; step < 100 && (await last.count()) === 0; step += 1) {
      await page.mouse.wheel(0, 600);
      await paint(page);
    }
    await last.click({ modifiers: ['Shift'] });
    let half = 0;
    const change = await during(page, async () => {
      await page.locator('.contents-tools__action').nth(1).click();
      await page.locator('.contents-task [type="radio"]').first().waitFor();
      await page.locator('.admin-dialog .admin-button--main').click();
      await page.waitForFunction(
        (middle) => document.querySelector('.admin-job__bar')?.value >= middle,
        changed / 2,
        { timeout: 300_000 },
      );
      await page.locator('.admin-job .admin-button').click();
      await page.locator('.admin-job--over [role="alert"]').waitFor();
      half = published;
    });
    const told = await page.locator('.admin-job--over [role="alert"]').textContent();
    if (!told?.includes(String(half)) || !told.includes(String(changed)))
      throw new Error(`After ${half} of ${changed} pages it is told: ${told}`);

    const time = median(times);
    const floor = median(floors);
    const failures = [
      time > 300 && `first rows after ${time.toFixed(0)} ms`,
      ...Object.entries({ scroll, select, selectAll, change })
        .filter(([, { longTasks }]) => longTasks > 0)
        .map(([name, { longest }]) => `${name}: a task of ${longest.toFixed(0)} ms`),
    ].filter(Boolean);
    const tasks = `tasks over ${longTask} ms`;
    const rowOf = (name, { longTasks, longest, ...rest }) => ({
      'folder of 10 000 pages': name,
      ms: rest.time,
      floor: rest.floor ?? '',
      ratio: rest.ratio ?? '',
      [tasks]: longTasks ?? '',
      'longest, ms': longest ?? '',
    });
    return {
      rows: [
        rowOf(`first rows, from the answer, median of ${rounds}`, { time, floor, ratio: time / floor }),
        rowOf('40 steps of the wheel', scroll),
        rowOf('10 pages chosen', select),
        rowOf('all chosen', selectAll),
        rowOf(`${changed} pages published, stopped after ${half} and told`, change),
      ],
      failures,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
