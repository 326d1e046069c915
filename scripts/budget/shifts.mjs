// How much a page moves while it is drawn on a slow phone, and on a slow computer behind the same line.

const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** Pages measured at once: more would slow each other down further than a phone does. */
const atOnce = 2;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** What leads elsewhere, or stands on the page of something else. */
const hasNoPage = new Set(['Discussion Item', 'Link', 'Plone Site']);

/** Paths of everything in the demo that visitors see. */
async function demoPaths(base) {
  const answer = await fetch(`${base}/++api++/@search?b_size=5000`, {
    headers: { Accept: 'application/json' },
  });
  const { items } = await answer.json();
  return items
    .filter((item) => !hasNoPage.has(item['@type']))
    .map((item) => new URL(item['@id']).pathname)
    .sort();
}

/** Every time the home pages, and a project that is set in a face of its own. */
const always = ['/de', '/en', '/de/projekte/flickwerk/partner'];

/** These, and of the others those whose turn it is: a fortnight sees them all. */
async function visitsOf(base, isFull) {
  const paths = await demoPaths(base);
  const others = paths.filter((path) => !always.includes(path));
  const parts = 16;
  const turn = Math.floor(Date.now() / 86_400_000) % parts;
  const inTurn = others.filter((_, index) => isFull || index % parts === turn);
  // Phones are slower and narrower: every page there, every second one on a wide screen too.
  return [...always, ...inTurn].flatMap((path, index) => [
    { path, viewport: phone },
    ...(isFull || index % 2 === 0 ? [{ path, viewport: desktop }] : []),
  ]);
}

/** Sum of all shifts but those that an input caused, and what moved most. */
async function shiftsOn(browser, base, { path, viewport }) {
  const context = await browser.newContext({ viewport, locale: path.startsWith('/en') ? 'en-GB' : 'de-DE' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      window.portalShifts = [];
      new window.PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
          const element = sources[0]?.node?.parentElement ?? sources[0]?.node;
          if (!hadRecentInput)
            window.portalShifts.push({ value, moved: element?.className || element?.localName });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle', timeout: 90_000 });
    const shifts = await page.evaluate(() => window.portalShifts);
    const [most] = shifts.toSorted((one, other) => other.value - one.value);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return { name: `${path} at ${viewport.width}`, sum, moved: most?.moved };
  } finally {
    await context.close();
  }
}

/** Measures the pages whose turn it is, or all; gives what each moved. */
export async function measureShifts(browser, base, isFull) {
  const waiting = await visitsOf(base, isFull);
  const measured = [];
  const work = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift())
      measured.push(await shiftsOn(browser, base, visit));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return measured;
}
