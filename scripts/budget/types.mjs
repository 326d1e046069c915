import { gzipSync } from 'node:zlib';

const kilobyte = 1000;

/**
 * A page of each type, in one language or the other, and how many kB of script it may load: every visitor's part, 127 kB,
 * and what its kind brings besides. Two show rarer blocks, which come in one file; the English blog has a listing.
 */
const pages = [
  { path: '/de/aktuelles/veranstaltungen/promotionsvortrag-thalbeck', limit: 139 },
  { path: '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet', limit: 167 },
  { path: '/de/aktuelles/blog/zwei-schrauben', limit: 143 },
  { path: '/en/news/blog', limit: 151 },
  { path: '/de/aktuelles/blog/authors/nala-obermoor', limit: 143 },
  { path: '/de/karriere/stellenangebote', limit: 144.5 },
  { path: '/en/careers/jobs', limit: 144 },
  { path: '/de/karriere/stellenangebote/mess-und-regeltechnik', limit: 140 },
  { path: '/profile/torsen', limit: 143 },
  { path: '/de/forschung/projekte/schauer-in-zeitlupe', limit: 142 },
  { path: '/de/forschung/auszeichnungen/forschungsstipendium-meer', limit: 142 },
  { path: '/de/institute/zellbiophysik', limit: 172.5 },
  { path: '/de/institute/zellbiophysik/mechanik-des-gewebes', limit: 145 },
  { path: '/de/institute/zellbiophysik/zellmembranen/lipidlabor', limit: 146 },
  { path: '/en/institutes/atmosphere-and-climate/rain-radar', limit: 144 },
  { path: '/de/ueber-uns/einrichtungen/personal', limit: 141 },
  { path: '/de/zusammenarbeit/ausschreibungen', limit: 139 },
  { path: '/de/ueber-uns/haeufige-fragen/hunde', limit: 139 },
  { path: '/de/ueber-uns/publikationen', limit: 141 },
  { path: '/de/ueber-uns/publikationen/jahresbericht', limit: 141 },
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
    found.push({ path, limit: limit * kilobyte, size, isThere });
    await context.close();
  }
  return found;
}
