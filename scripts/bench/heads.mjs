import { serve } from '../serve.mjs';
import { median } from '../visit/statistics.mjs';

/** Pages of the demo that are asked for, once each before the server knows them. */
const mostPages = 100;
/** A screen of the app, of which the content server has nothing to say. */
const bare = '/de/login';

const locations = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
};

/** Pages out of all lists of the site, evenly spread. */
async function somePages(base) {
  const lists = await locations(`${base}/sitemap.xml`);
  const pages = (await Promise.all(lists.map(locations))).flat();
  const step = Math.max(1, Math.floor(pages.length / mostPages));
  return pages.filter((_page, index) => index % step === 0).slice(0, mostPages);
}

/** Milliseconds until the whole answer is there, and whether it says what the page is. */
async function timeOf(url, headers = { Accept: 'text/html' }) {
  const start = performance.now();
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  return { time: performance.now() - start, isDescribed: text.includes('og:title') };
}

const ninetyFifth = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];

/** Bare page, described page and the call behind it in turns, so that all meet the same weather on the machine. */
async function measure(base) {
  const pages = await somePages(base);
  for (let warm = 0; warm < 20; warm += 1) await timeOf(base + bare);
  const times = { bare: [], first: [], again: [], call: [] };
  let late = 0;
  for (const page of pages) {
    const { pathname } = new URL(page);
    times.bare.push((await timeOf(base + bare)).time);
    const first = await timeOf(base + pathname);
    times.first.push(first.time);
    if (!first.isDescribed) late += 1;
    times.again.push((await timeOf(base + pathname)).time);
    const call = `${base}/++api++${pathname}?expand=breadcrumbs,translations,actions`;
    times.call.push((await timeOf(call, { Accept: 'application/json' })).time);
  }
  return { times, late, count: pages.length };
}

function rowsOf({ times, late, count }) {
  const floor = median(times.bare);
  const row = (what, values) => ({
    page: what,
    'median, ms': median(values),
    'p95, ms': ninetyFifth(values),
    'beside the bare page, ms': median(values) - floor,
  });
  return [
    row('bare page', times.bare),
    row(`${count} pages for the first time${late > 0 ? `, ${late} without a head` : ''}`, times.first),
    row('the same again', times.again),
    row('the call for content alone', times.call),
  ];
}

/** What a page waits for its head, on the embedded CMS with the demo and before a Plone with it. */
export async function benchHeads(plone) {
  const kinds = [['embedded CMS', ['--memory']], ...(plone ? [['Plone', ['--api', plone]]] : [])];
  const rows = [];
  for (const [name, options] of kinds) {
    const server = await serve(options);
    try {
      for (const { page, ...figures } of rowsOf(await measure(server.base)))
        rows.push({ page: `${name}: ${page}`, ...figures });
    } finally {
      await server.stop();
    }
  }
  return rows;
}
