import type { Page } from '@playwright/test';
import { askForContent } from './support/asked-content';
import {
  axeFindings,
  expect,
  expectArrival,
  expectFocusKept,
  failedResponse,
  openPage,
  sidewaysScroll,
  tabTo,
  test,
} from './support/journey';

const area = '/de/institute/zellbiophysik/mechanik-des-gewebes';
const own = 'Seiten von Mechanik des Gewebes';

test('an institute’s area has its name, its own pages, its own search and icon links, by keyboard too', async ({
  page,
}) => {
  await openPage(page, area);
  const row = page.getByRole('region', { name: 'Mechanik des Gewebes' });
  await expect(row.getByRole('link', { name: 'Institut für Zellbiophysik' })).toHaveAttribute(
    'href',
    '/de/institute/zellbiophysik',
  );
  const pages = page.getByRole('navigation', { name: own });
  await expect(pages.getByRole('link', { name: 'Überblick' })).toHaveAttribute('aria-current', 'page');
  await tabTo(page, 'Arbeitsgruppen');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Arbeitsgruppen');
  await expect(pages.getByRole('link', { name: 'Arbeitsgruppen' })).toHaveAttribute('aria-current', 'page');

  // Where there is room for the field, it is the only way to that search.
  await expect(row.getByRole('link', { name: 'In diesem Bereich suchen' })).toBeHidden();
  await row.getByRole('searchbox', { name: 'In diesem Bereich suchen' }).fill('Zellen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`${area}/@@search\\?SearchableText=Zellen&allow_local=true&local=true$`),
  );
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();

  const quick = page.getByRole('navigation', { name: 'Schnellzugriff' });
  const contact = quick.getByRole('link').first();
  await contact.focus();
  await expect(contact.locator('.side-menu__title')).toBeInViewport();
});

test('scrolled down, the place’s own row takes the portal’s place, and scrolling up brings the portal back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, area);
  const pages = page.getByRole('navigation', { name: own });
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1200);
  await expect(pages).toHaveAttribute('data-condensed', 'true');
  await expect(pages.getByRole('link', { name: 'Mechanik des Gewebes' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeInViewport();
});

test('a special project stands in its own colours with a way back to the portal', async ({ page }) => {
  await openPage(page, '/de/projekte/tidentakt');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
  const header = page.locator('.project-header');
  await expect(header.locator('.site-header__row')).toHaveCSS('background-color', 'rgb(27, 18, 51)');
  await header.getByRole('link', { name: 'Messungen' }).click();
  await expectArrival(page, /./);
  await header.getByRole('link', { name: 'Forschungszentrum Immerlund' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await expect(header).toHaveCount(0);
});

test('the sitemap opens over the page by keyboard, keeps the focus inside and gives it back', async ({
  page,
}) => {
  await openPage(page, '/de/forschung');
  await tabTo(page, 'Sitemap');
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Sitemap' });
  await expect(overlay.getByRole('link', { name: 'Energiespeicher' })).toBeVisible();
  expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectFocusKept(page, overlay);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sitemap' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await overlay.getByRole('link', { name: 'Energiespeicher' }).click();
  await expect(overlay).toBeHidden();
  await expectArrival(page, /./);
  await expect(page).toHaveURL(/\/de\/institute\/energiespeicher$/);
});

for (const width of [390, 820])
  test(`at ${width} px an institute and a blog lead to their own search`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/de/aktuelles/blog');
    await expect(page.getByRole('link', { name: 'Im Blog suchen' })).toBeVisible();
    await openPage(page, area);
    await page.getByRole('link', { name: 'In diesem Bereich suchen' }).click();
    await expect(page).toHaveURL(new RegExp(`${area}/@@search\\?allow_local=true&local=true$`));
    await expectArrival(page, 'Suche');
    await expect(page.getByRole('radio', { name: /^Nur dieser Unterordner/ })).toBeChecked();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

for (const width of [390, 820])
  test(`at ${width} px the own pages fold behind a button, and the icons stand in a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, area);
    const button = page.getByRole('button', { name: 'Im Bereich' });
    const entry = page.getByRole('navigation', { name: own }).getByRole('link', { name: 'Publikationen' });
    await expect(entry).toBeHidden();
    await button.press('Enter');
    await expect(entry).toBeVisible();
    await button.press('Escape');
    await expect(entry).toBeHidden();
    await button.click();
    await entry.click();
    await expectArrival(page, /./);
    await expect(entry).toBeHidden();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

/** Gives the main menu so many further entries, whose pages do not exist. */
async function lengthenMenu(page: Page, count: number): Promise<void> {
  // The menu comes with the page that is asked for first.
  await askForContent(page);
  await page.route(/\/\+\+api\+\+\/de\/impressum\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { '@components': { navigation: { items: object[] } } };
    const { navigation } = answer['@components'];
    for (let at = 1; at <= count; at += 1)
      navigation.items.push({
        ...navigation.items[0],
        '@id': `/de/weiterer-${at}`,
        title: `Weiterer Bereich ${at}`,
        items: [],
      });
    await route.fulfill({ response, json: answer });
  });
}

test('a menu of more entries than a line has room for wraps, and each is seen and pressed', async ({
  page,
  allowedLines,
}) => {
  allowedLines.push(failedResponse);
  await lengthenMenu(page, 5);
  for (const width of [1920, 1440, 1200, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/de/impressum');
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const entries = menu.locator('.main-navigation__link');
    await expect(entries).toHaveCount(11);
    const header = await page.locator('.site-header__row').boundingBox();
    expect(header?.height).toBe(96);
    for (const entry of await entries.all()) {
      await expect(entry).toBeInViewport({ ratio: 1 });
      const box = await entry.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 96);
      await entry.hover();
    }
    expect(await sidewaysScroll(page)).toBe(0);
    await page.mouse.move(0, 800);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator('.site-header')).toHaveAttribute('data-condensed', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await entries.last().click();
    await expect(page).toHaveURL(/weiterer-5$/);
  }
});

test('a menu of more entries than three lines have room for scrolls, and each is reached by keyboard', async ({
  page,
  allowedLines,
}) => {
  allowedLines.push(failedResponse);
  await lengthenMenu(page, 30);
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/de/impressum');
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const last = menu.getByRole('link', { name: 'Weiterer Bereich 30' });
    await expect(last).toBeAttached();
    await expect(last).not.toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await menu.getByRole('link', { name: 'Institute' }).focus();
    await expect(page.getByRole('link', { name: 'Überblick Institute' })).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
  }
});
