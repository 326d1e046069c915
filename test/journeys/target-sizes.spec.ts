import { expect, openPage, test } from './support/journey';
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

test.use({ allowedLines: [/status of 404/] });

for (const size of widths)
  for (const [at, language] of ['de', 'en'].entries())
    test(`whatever is pressed measures 24 pixels or stands apart, at ${size.width} px in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(size);
      const found: Record<string, string[]> = {};
      for (const both of pages) {
        const path = both[at] ?? '';
        await openPage(page, path);
        const small = await smallTargets(page);
        if (small.length > 0) found[path] = small;
      }
      expect(found).toEqual({});
    });

test('so it does in what opens above a page', async ({ page }) => {
  await page.setViewportSize(widths[0]);
  await openPage(page, '/de/forschung');
  await page.locator('.main-navigation a').first().hover();
  await page.locator('.site-header__tools .icon-button, .search-tool').first().waitFor();
  expect(await smallTargets(page), 'the menu’s panel').toEqual([]);
  await page.setViewportSize(widths[2]);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  expect(await smallTargets(page), 'the drawer').toEqual([]);
});

test.describe('and in the privacy question', () => {
  test.use({ hasAnswered: false });

  for (const size of widths)
    test(`at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, '/de');
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: /Einstellungen|Details|Auswahl/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
});
