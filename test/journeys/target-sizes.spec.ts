import type { Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { expect, failedResponse, openPage, test } from './support/journey';
import { widths } from './support/sweep';
import { smallTargets } from './support/targets';

const pages = [
  ['/de', '/en'],
  ['/de/institute/zellbiophysik', '/en/institutes/cell-biophysics'],
  ['/de/institute/zellbiophysik/mechanik-des-gewebes', '/en/institutes/cell-biophysics/tissue-mechanics'],
  ['/de/projekte/tidentakt', '/en/projects/tidentakt'],
  ['/de/projekte/flickwerk', '/en/projects/flickwerk'],
  ['/de/aktuelles/blog', '/en/news/blog'],
  ['/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet', '/en/news/releases'],
  ['/de/aktuelles/veranstaltungen', '/en/news/events'],
  ['/de/karriere/stellenangebote', '/en/careers/jobs'],
  ['/de/@@search?SearchableText=Wasser', '/en/@@search?SearchableText=water'],
  ['/de/institute/@@search?SearchableText=Wasser&allow_local=true', '/en/institutes'],
  ['/de/sitemap', '/en/sitemap'],
  ['/de/login', '/en/passwordreset'],
  ['/de/unlock-form', '/en/@cart'],
  ['/de/gibt-es-nicht', '/en/press'],
] as const;

/** Resolves when the page has been drawn at the window's new width. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function smallAtEveryWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of widths) {
    await page.setViewportSize(size);
    await drawn(page);
    found.push(...(await smallTargets(page)).map((target) => `${target} at ${size.width}`));
  }
  return found;
}

test.describe('whatever is pressed measures 24 pixels or more, both ways', () => {
  test.use({ allowedLines: [failedResponse] });

  for (const [at, language] of ['de', 'en'].entries()) {
    // The languages take turns.
    if (!isDue(at, turnWithin(), 2)) continue;
    test(`on pages and screens in ${language}`, async ({ page }) => {
      test.setTimeout(120_000);
      const found: Record<string, string[]> = {};
      for (const path of pages.map((both) => both[at] ?? '')) {
        await openPage(page, path);
        const small = await smallAtEveryWidth(page);
        if (small.length > 0) found[path] = small;
      }
      expect(found).toEqual({});
    });
  }

  test('in the panel of the menu, the suggestions and the drawer', async ({ page }) => {
    await page.setViewportSize(widths[0]);
    await openPage(page, '/de/forschung');
    const overview = page.getByRole('link', { name: 'Überblick Forschung' });
    await page.getByRole('navigation').getByRole('link', { name: 'Forschung', exact: true }).first().hover();
    await expect(overview).toBeVisible();
    expect(await smallTargets(page), 'the panel of the menu').toEqual([]);
    await openPage(page, '/de/@@search');
    await page.getByRole('combobox').fill('Wasser');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await smallTargets(page), 'suggestions').toEqual([]);
    await page.setViewportSize(widths[2]);
    await openPage(page, '/de/forschung');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    expect(await smallTargets(page), 'the drawer').toEqual([]);
  });

  test.describe('in the privacy question', () => {
    test.use({ hasAnswered: false });

    test('in short and in detail', async ({ page }) => {
      await openPage(page, '/de');
      expect(await smallAtEveryWidth(page)).toEqual([]);
      await page.locator('.cookie-banner__more').click();
      await expect(page.getByRole('dialog', { name: 'Ihre Privatsphäre' })).toBeVisible();
      expect(await smallAtEveryWidth(page)).toEqual([]);
    });
  });
});
