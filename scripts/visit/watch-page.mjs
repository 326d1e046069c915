const pause = 200;
const longestWait = 30_000;
/** A main thread that works no longer than this in a pause is at rest. */
const atRest = 5;

/** Runs in the page before its own scripts: keeps what the browser observes of it. */
function observe() {
  const figures = { largest: 0, blocking: 0, shift: 0, longest: 0 };
  window.visitFigures = figures;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    figures.largest = startTime;
  });
  each('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  // Tasks of up to 50 ms are not told of: 0 stands for these.
  each('longtask', ({ duration }) => {
    figures.blocking += duration - 50;
    figures.longest = Math.max(figures.longest, duration);
  });
}

function countRequests(page) {
  const loading = new Set();
  const scripts = new Map();
  page.on('request', (request) => loading.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => loading.delete(request));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  return { loading, scripts };
}

/** Runs in the page before its own scripts: calls once the frame that is drawn next has been painted. */
function provideAfterPaint() {
  window.afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new window.MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
}

/** A page with eyes on it: its requests, its figures, the time of its main thread, and when it has come to rest. */
export async function watchPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { loading, scripts } = countRequests(page);
  await page.addInitScript(observe);
  await page.addInitScript(provideAfterPaint);
  await session.send('Performance.enable');

  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  /** Waits until nothing is loaded and the main thread rests, twice over; gives up on pages that never do. */
  const rest = async () => {
    const end = performance.now() + longestWait;
    let before = await busy();
    for (let calm = 0; calm < 2 && performance.now() < end;) {
      await page.waitForTimeout(pause);
      const now = await busy();
      calm = loading.size === 0 && now - before < atRest ? calm + 1 : 0;
      before = now;
    }
    return before;
  };
  /** Opens an address and waits until its heading is there and everything rests. */
  const open = async (url, heading) => {
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page
      .locator(heading)
      .first()
      .waitFor()
      .catch(() => {
        throw new Error(`${url} shows no heading ${heading}.`);
      });
    await rest();
  };
  const figures = () => page.evaluate(() => window.visitFigures);
  return { page, session, scripts, busy, rest, open, figures };
}
