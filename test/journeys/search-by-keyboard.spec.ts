import type { Page } from '@playwright/test';
import { axeFindings, expect, expectArrival, failedResponse, openPage, tabTo, test } from './support/journey';

const count = (page: Page) => page.locator('.search-page__count');
const titles = (page: Page) => page.locator('.tileHeadline');
const focused = (page: Page) => page.locator(':focus');

test('words, a group, an order and a page are chosen with the keyboard alone', async ({ page }) => {
  await openPage(page, '/de/search');
  await page.getByRole('combobox').focus();
  await page.keyboard.type('immerlund');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('main').getByText(/^\d Vorschl(ag|äge)$/)).toHaveRole('status');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveValue('immerlund');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(/^\d+ Treffer für „immerlund“$/);
  await expect(count(page)).toHaveRole('status');
  await expect(page.getByRole('combobox')).toBeFocused();

  await tabTo(page, /^Seiten\d/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/group_select=1/);
  await expect(focused(page)).toHaveAttribute('aria-current', 'true');
  await expect(focused(page)).toHaveText(/^Seiten/);

  await tabTo(page, 'Alphabet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort_on=sortable_title/);
  await expect(focused(page)).toHaveText('Alphabet');
  await expect(focused(page)).toHaveAttribute('aria-current', 'true');

  const [first] = await titles(page).allTextContents();
  await tabTo(page, 'Nächste Seite');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(count(page)).toBeFocused();
  await expect(titles(page).first()).not.toHaveText(first ?? '');
  expect(await axeFindings(page)).toEqual([]);

  await tabTo(page, await titles(page).first().innerText());
  await page.keyboard.press('Enter');
  await expectArrival(page, /./);
});

for (const [path, region, search] of [
  ['/de/institute/zellbiophysik', 'Institut für Zellbiophysik', 'In diesem Bereich suchen'],
  ['/de/projekte/flickwerk', 'Flickwerk', 'Im Projekt suchen'],
  ['/de/aktuelles/blog', 'Werkbank', 'Im Blog suchen'],
] as const)
  test(`the search of ${path} keeps the header of its place, and its scope can be widened`, async ({
    page,
  }) => {
    await openPage(page, path);
    const row = page.getByRole('region', { name: region });
    const entries = await page.locator('.own-navigation a').allTextContents();
    await row.getByRole('searchbox').focus();
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Suche');
    await expect(page).toHaveURL(
      new RegExp(`${path}/@@search\\?SearchableText=a&allow_local=true&local=true$`),
    );
    await page.reload();
    await expect(row.getByRole('searchbox', { name: search })).toBeVisible();
    await expect(page.locator('.own-navigation a')).toHaveText(entries);
    const local = page.getByRole('radio', { name: /^Nur dieser Unterordner/ });
    await expect(local).toBeChecked();
    await local.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/local=false/);
    await expect(page.getByRole('radio', { name: 'Alle Inhalte (global)' })).toBeFocused();
    await expect(row.getByRole('searchbox', { name: search })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

test.describe('a search that is down', () => {
  test.use({ allowedLines: [failedResponse] });

  test('is tried again with the keyboard, which goes on at the results', async ({ page }) => {
    await page.route('**/@solr?**', (route) => route.abort('connectionrefused'));
    await openPage(page, '/de/search?SearchableText=wasser');
    await expect(page.locator('main').getByRole('alert')).toContainText('nicht erreichbar');
    await page.unroute('**/@solr?**');
    await tabTo(page, 'Erneut versuchen');
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText(/Treffer für „wasser“/);
    await expect(page.locator('.search-page__found')).toBeFocused();
  });
});

test('who links to a page is found and followed with the keyboard alone', async ({ page }) => {
  await openPage(page, '/de/forschung/links-to-item');
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link');
  const name = await first.innerText();
  const target = await first.getAttribute('href');
  await page.locator('main').focus();
  await tabTo(page, name);
  await expect(first).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`));
  await expectArrival(page, /./);
});
