import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildAll } from '../build.mjs';
import { isBuilt } from '../build-state.mjs';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { serve } from '../serve.mjs';
import { call } from '../visit/pages.mjs';
import { median } from '../visit/statistics.mjs';
import { atRest, editorSteps, visitorSteps, watch } from './size-steps.mjs';

/** How many times as long as with the demo anything may take. */
const aim = 1.5;
const firstVisit = 'first visit of /de, to its heading';
const window = { viewport: { width: 1440, height: 900 }, locale: 'de-DE' };

async function tokenOn(base) {
  const login = { login: 'siteadmin', password: 'Portal-Demo-2026' };
  return (await call(`${base}/++api++`, '/@login', { body: login })).token;
}

/** A server with the cookies that an editor's browser has. */
async function subjectOf({ base, stop }, items) {
  const consent = { name: 'confirm_cookies', value: '1', url: base };
  const token = { name: 'auth_token', value: await tokenOn(base), url: base };
  return { items, base, consent, token, stop, calls: new Map() };
}

/** Fills a data folder and serves it. */
async function prepare(size) {
  const { fillFolder } = await import('../../dist/server/sizes-bench.js');
  const folder = await mkdtemp(join(tmpdir(), 'sizes-bench-'));
  const items = await fillFolder(folder, size);
  const server = await serve(['--data', folder]);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return await subjectOf({ base: server.base, stop }, items);
}

/** Serves the app on a Plone with the demo, to which the pages come that it lacks. */
async function prepareOn(plone) {
  const server = await serve(['--api', plone]);
  const api = `${server.base}/++api++`;
  try {
    const { overviewBodies } = await import('../../dist/server/sizes-bench.js');
    const token = await tokenOn(server.base);
    for (const body of overviewBodies()) {
      const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
      const answer = await fetch(`${api}/de/${body.id}`, { headers });
      if (answer.ok) continue;
      await call(api, '/de', { token, body });
      await call(api, `/de/${body.id}/@workflow/publish`, { token, body: {} });
    }
    const { items_total: items } = await call(api, '/@search?b_size=1', { token });
    return await subjectOf(server, items);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function contextOf(browser, cookies) {
  const context = await browser.newContext(window);
  await context.addCookies(cookies);
  await context.addInitScript(watch);
  return context;
}

/** Pages and calls of the API that only read: what the server alone takes for them is measured later. */
const isRead = (request) =>
  request.resourceType() === 'document' ||
  (request.url().includes('/++api++/') &&
    (request.method() === 'GET'
      ? !request.url().includes('/@@images/')
      : request.url().includes('@querystring-search')));

/** Does something, and keeps what it asked the server for. */
async function keepingCalls(page, keep, work) {
  const asked = [];
  const note = (request) => isRead(request) && asked.push(request);
  page.on('request', note);
  const time = await work();
  await page.evaluate(atRest);
  page.off('request', note);
  keep(
    await Promise.all(
      asked.map(async (request) => ({
        url: request.url(),
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData() ?? undefined,
      })),
    ),
  );
  return time;
}

/** One visit with an empty cache. */
async function visit(browser, subject) {
  const context = await contextOf(browser, [subject.consent]);
  const page = await context.newPage();
  const time = await keepingCalls(
    page,
    (calls) => subject.calls.set(firstVisit, calls),
    async () => {
      await page.goto(`${subject.base}/de`, { waitUntil: 'commit' });
      return await page.evaluate(() => globalThis.sizeBench.heading);
    },
  );
  await context.close();
  return time;
}

/** All steps in one tab after the other; gives a time for each. */
async function walk(context, subject, steps) {
  const page = await context.newPage();
  const times = new Map();
  for (const { what, before, run } of steps) {
    await before(page, subject.base);
    const work = () => run(page);
    times.set(what, await keepingCalls(page, (calls) => subject.calls.set(what, calls), work));
  }
  await page.close();
  return times;
}

async function timeOf({ url, method, headers, body }) {
  const sent = Object.entries(headers).filter(
    ([name]) => !/^(?:host|connection|content-length)$|^:/i.test(name),
  );
  const begin = performance.now();
  const answer = await fetch(url, { method, headers: Object.fromEntries(sent), body });
  await answer.arrayBuffer();
  return performance.now() - begin;
}

/** What the longest of the calls takes when nothing else is asked. */
async function answerTimes(subjects, what, rounds) {
  const times = subjects.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, subject] of subjects.entries()) {
      let longest = 0;
      for (const each of subject.calls.get(what)) longest = Math.max(longest, await timeOf(each));
      if (round > 0) times[at].push(longest);
    }
  return times.map((all) => (all.every((time) => time === 0) ? undefined : median(all)));
}

/** All that is measured on the subjects in turns; the first turn warms up and does not count. */
async function measure(browser, subjects, rounds) {
  const contexts = await Promise.all(
    subjects.map(async (subject) => ({
      visitor: await contextOf(browser, [subject.consent]),
      editor: await contextOf(browser, [subject.consent, subject.token]),
    })),
  );
  const times = new Map();
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, subject] of subjects.entries()) {
      const took = new Map([
        [firstVisit, await visit(browser, subject)],
        ...(await walk(contexts[at].visitor, subject, visitorSteps)),
        ...(await walk(contexts[at].editor, subject, editorSteps)),
      ]);
      for (const [what, time] of took) {
        if (!times.has(what))
          times.set(
            what,
            subjects.map(() => []),
          );
        if (round > 0) times.get(what)[at].push(time);
      }
    }
  return times;
}

/**
 * What visitors and editors wait for with the demo and with an institute of 20,000 items, in the same browser; or the same
 * on two Plones, `plones`, of which the first has the demo and the second more besides.
 */
export async function benchSizes({ plones, rounds = 7 } = {}) {
  if (!(await isBuilt())) await buildAll({ quiet: true });
  const { largeSize } = await import('../../dist/server/sizes-bench.js');
  const executablePath = findBrowser();
  const makers = plones
    ? plones.map((plone) => () => prepareOn(plone))
    : [undefined, largeSize].map((size) => () => prepare(size));
  const subjects = [];
  let browser;
  try {
    for (const make of makers) subjects.push(await make());
    browser = await chromium.launch({ executablePath, args: browserFlags });
    const rows = [];
    const [demo, large] = subjects.map(({ items }) => `${items} items, ms`);
    for (const [what, times] of await measure(browser, subjects, rounds)) {
      const [small, great] = times.map(median);
      const [smallAnswer, greatAnswer] = await answerTimes(subjects, what, rounds);
      rows.push({
        [`median of ${rounds}`]: what,
        [demo]: small,
        [large]: great,
        growth: great / small,
        aim,
        'longest call, ms': smallAnswer,
        'of the large': greatAnswer,
      });
    }
    const failures = rows
      .filter(({ growth }) => growth > aim)
      .map(({ growth, ...row }) => `${Object.values(row)[0]}: ${growth.toFixed(2)}`);
    return { rows, failures };
  } finally {
    await browser?.close();
    for (const { stop } of subjects) await stop();
  }
}
