import { logIn } from './support/editing';
import { axeFindings, expect, openPage, test } from './support/journey';

const long = 'wort '.repeat(80);

test('words that are too long for a search are said to be, and none of them is cut off', async ({ page }) => {
  await logIn(page);
  await openPage(page, '/de');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Springen und suchen' });
  const field = palette.getByRole('combobox');
  await field.fill(long);
  await expect(palette.getByRole('alert')).toContainText('mehr als 300 Zeichen');
  await expect(field).toHaveValue(long);
  await page.keyboard.press('Enter');
  await expect(palette).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('Impressum');
  await expect(palette.getByRole('alert')).toHaveCount(0);
  await expect(palette.getByRole('option', { name: /^Impressum/ }).first()).toBeVisible();
});

test('fields of lists say the same, and keep what was typed', async ({ page }) => {
  await logIn(page);
  await openPage(page, '/de/controlpanel/users');
  const search = page.locator('main').getByRole('searchbox').first();
  await search.fill(long);
  await expect(page.locator('main').getByRole('alert')).toContainText('mehr als 300 Zeichen');
  await expect(search).toHaveValue(long);
  expect(await axeFindings(page)).toEqual([]);
});
