import { askForContent } from './support/asked-content';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const words = {
  de: {
    overview: 'Überblick Startseite',
    close: 'Schließen',
    menu: 'Menü öffnen',
    region: 'Ihre Privatsphäre',
    more: 'Mehr anzeigen',
  },
  en: {
    overview: 'Home overview',
    close: 'Close',
    menu: 'Open menu',
    region: 'Your privacy',
    more: 'Show more',
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const said = words[language];
  for (const width of [820, 390])
    test(`at ${width} pixels the first level of the drawer in ${language} has its overview and the tools`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, language === 'de' ? '/de/impressum' : '/en/legal-notice');
      await page.getByRole('button', { name: said.menu }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.locator('.drawer__tool').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
      await drawer.getByRole('link', { name: said.overview }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
    });

  test(`the sitemap in ${language} is closed by a button with words`, async ({ page }) => {
    await openPage(page, `/${language}`);
    await page.locator('.header-bar').getByRole('link', { name: 'Sitemap' }).click();
    const button = page.getByRole('dialog').getByRole('button', { name: said.close });
    await expect(button.getByText(said.close)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe(() => {
    test.use({ hasAnswered: false });

    test(`who leaves the privacy details in ${language} goes on where they were opened`, async ({ page }) => {
      await openPage(page, `/${language}`);
      const more = page.getByRole('region', { name: said.region }).getByRole('button', { name: said.more });
      await more.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      await more.press('Enter');
      await page.getByRole('dialog').locator('button[type=submit]').press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });
  });

  test(`an answer in ${language} that is a page, not data, is told in words without a status`, async ({
    page,
  }) => {
    await askForContent(page);
    await page.route(/\+\+api\+\+.*legal-notice|\+\+api\+\+.*impressum/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    );
    await page.goto(language === 'de' ? '/de/impressum' : '/en/legal-notice');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('200');
  });
}

test('where the way breaks into lines, none of them ends in a sign', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/de/institute/zellbiophysik/mechanik-des-gewebes');
  const signs = await page
    .locator('.breadcrumbs__item')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').content));
  expect(signs.length).toBeGreaterThan(2);
  expect(new Set(signs)).toEqual(new Set(['none']));
});

test('a person’s positions stand one below the other', async ({ page }) => {
  await openPage(page, '/de/bausteine/sliders');
  const person = page.locator('.person', { hasText: 'Anselm Krüwitz' }).first();
  expect((await person.locator('.person__positions').innerText()).split('\n')).toEqual([
    'Stellvertretender Leiter des Bereichs Mechanik des Gewebes',
    'Ombudsperson für gute wissenschaftliche Praxis',
  ]);
});
