import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
/** Every visitor's part, 127 kB, and what a kind of page brings besides: its types, the parts that these share, and their words. */
const own = 152 * kilobyte;
/** The same on pages that show rarer blocks, which come in one file. */
const withRarerBlocks = 175 * kilobyte;

/** A page of each type, in one language or the other. */
const pages = [
  { path: '/de/aktuelles/veranstaltungen/promotionsvortrag-thalbeck', limit: own },
  { path: '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet', limit: withRarerBlocks },
  { path: '/de/aktuelles/blog/zwei-schrauben', limit: own },
  { path: '/en/news/blog', limit: own },
  { path: '/de/aktuelles/blog/authors/nala-obermoor', limit: own },
  { path: '/de/karriere/stellenangebote', limit: own },
  { path: '/en/careers/jobs', limit: own },
  { path: '/de/karriere/stellenangebote/mess-und-regeltechnik', limit: own },
  { path: '/profile/torsen', limit: own },
  { path: '/de/forschung/projekte/schauer-in-zeitlupe', limit: own },
  { path: '/de/forschung/auszeichnungen/forschungsstipendium-meer', limit: own },
  { path: '/de/institute/zellbiophysik', limit: withRarerBlocks },
  { path: '/de/institute/zellbiophysik/mechanik-des-gewebes', limit: own },
  { path: '/de/institute/zellbiophysik/zellmembranen/lipidlabor', limit: own },
  { path: '/en/institutes/atmosphere-and-climate/rain-radar', limit: own },
  { path: '/de/ueber-uns/einrichtungen/personal', limit: own },
  { path: '/de/zusammenarbeit/ausschreibungen', limit: own },
  { path: '/de/ueber-uns/haeufige-fragen/hunde', limit: own },
  { path: '/de/ueber-uns/publikationen', limit: own },
  { path: '/de/ueber-uns/publikationen/jahresbericht', limit: own },
];

/** A quarter of them each day: four days see them all. */
const parts = 4;

/** How much script a first visit to a page of each type loads until it is idle. */
export async function measureTypes(browser, base, isFull) {
  const turn = Math.floor(Date.now() / 86_400_000) % parts;
  const found = [];
  for (const { path, limit } of pages.filter((_, index) => isFull || index % parts === turn)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    const page = await context.newPage();
    const loaded = new Map();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.set(response.url(), response);
    });
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
    const isThere = (await page.locator('.content-page h1').count()) > 0;
    let size = 0;
    for (const response of loaded.values()) size += gzipSync(await response.body(), { level: 9 }).length;
    found.push({ path, limit, size, isThere });
    await context.close();
  }
  return found;
}
