import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/journey';
import { quietNetwork } from './support/quiet-network';
import { hideWords, linesOf, pixelsOf, worstContrast } from './support/pixels';
import { useVariants, variants } from './support/sweep';

const pages = [
  ['/de', '/en'],
  ['/de/projekte/tidentakt', '/en/projects/tidentakt'],
  ['/de/projekte/flickwerk', '/en/projects/flickwerk'],
  ['/de/institute/zellbiophysik/mechanik-des-gewebes', '/en/institutes/cell-biophysics/tissue-mechanics'],
  ['/de/aktuelles/blog', '/en/news/blog'],
  ['/de/@@search?SearchableText=Wasser', '/en/@@search?SearchableText=water'],
  ['/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet', '/en/institutes'],
].flat();

/** A sheet of A4 without its margins, and the window of somebody who prints from a wide screen. */
const sheets = [674, 1440];

/** What is left once words and pictures are gone: nothing but white paper and some thin lines. */
async function inkWithoutWords(page: Page): Promise<number> {
  const { data } = await pixelsOf(page, { fullPage: true });
  let dark = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.min(red, green, blue) < 245) dark += 1;
  }
  return dark / (data.length / 3);
}

/** A sheet of another width brings pictures into view that were not fetched yet, and with them the words below move. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const coming = [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    });
    await Promise.all([...coming, document.fonts.ready]);
  });
  await quietNetwork(page);
}

for (const [index, path] of pages.entries())
  test(`${path} prints dark words on white paper, without grounds and buttons`, async ({ page }) => {
    (await useVariants(page))(variants[Math.floor(index / 2) % variants.length] ?? 'default');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const width of sheets) {
      await page.setViewportSize({ width, height: 1000 });
      await standsStill(page);
      const lines = await linesOf(page, 'body', '.visually-hidden, .skip-links, [role="status"]');
      expect(lines.map(({ words }) => words).join(' ').length, 'words on paper').toBeGreaterThan(200);
      const showWords = await hideWords(page);
      const ground = await pixelsOf(page, { fullPage: true });
      const faint = lines
        .map((line) => ({ ...line, contrast: worstContrast(ground, line) }))
        .filter(({ contrast }) => contrast < 4.5)
        .map(({ words, contrast }) => `${words}: ${contrast.toFixed(2)}`);
      expect(faint, `faint words on ${width}`).toEqual([]);
      const pictures = await page.addStyleTag({ content: 'img, svg, hr { visibility: hidden !important }' });
      expect(await inkWithoutWords(page), `grounds and frames on ${width}`).toBeLessThan(0.01);
      await pictures.evaluate((element) => element.parentNode?.removeChild(element));
      await showWords();
    }
    const acting =
      'button:visible, .icon-button:visible, input:visible, select:visible, [role="group"] a:visible';
    expect(await page.locator(acting).count(), 'nothing to press').toBe(0);
    expect(await page.locator('main nav:visible').count(), 'no pages to turn').toBe(0);
    for (const link of await page.locator('a.button:visible').all()) {
      await expect(link).toHaveCSS('border-top-width', '0px');
      await expect(link).toHaveCSS('min-height', '0px');
    }
    const torn = page.locator('.card, .tileItem, .event-entry, figure');
    for (const value of await torn.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside)))
      expect(value).toBe('avoid');
  });
